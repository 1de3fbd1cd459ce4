// Whether the server can be reached over HTTP: while it cannot, it is asked again and again, and screens that failed recover.
import { address, reachability } from '../net/http';

const PROBE_DELAY = 2000;

class Connectivity {
  isLost = $state(false);
  private recovering = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    reachability.report = (isReached) => (isReached ? this.recover() : this.lose());
    addEventListener('offline', () => this.lose());
    addEventListener('online', () => void this.probe());
  }

  /** The server did not answer. */
  lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.schedule();
  }

  /** Call something once the server answers again; returns a function that cancels it. */
  onRecovery(callback: () => void): () => void {
    this.recovering.add(callback);
    return () => this.recovering.delete(callback);
  }

  /** Whether the server answers now. */
  async answers(): Promise<boolean> {
    return fetch(address('healthz'), { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.probe(), PROBE_DELAY);
  }

  private async probe(): Promise<void> {
    if (!this.isLost) return;
    if (await this.answers()) this.recover();
    else this.schedule();
  }

  private recover(): void {
    if (!this.isLost) return;
    clearTimeout(this.timer);
    this.isLost = false;
    for (const callback of [...this.recovering]) callback();
  }
}

export const connectivity = new Connectivity();

// A form on its way: whether the server has yet to answer, and what it refused.
import { refusalOf } from './account.svelte';
import { say } from './words.svelte';

export class Asking {
  busy = $state(false);
  fault = $state('');

  /** Send a form; what the server refuses is told beside it. */
  async send(event: SubmitEvent, ask: () => Promise<void>): Promise<void> {
    event.preventDefault();
    this.busy = true;
    this.fault = '';
    try {
      await ask();
    } catch (error) {
      this.fault = refusalOf(error, say('web-trouble-network'));
    }
    this.busy = false;
  }
}

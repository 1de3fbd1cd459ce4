// The scene of a table in play: one reactive object, so that only what depends on a changed part is drawn again.
import type { Catalogue, Say } from '../i18n/catalogue';
import type { Mode, Scene } from '../game-sdk/contract';
import { seatNames } from '../i18n/names';
import { listOf, whoIs } from './scene';
import type { Fields, Result, TableInfo, Update } from '../net/table-types';

/** The sources of a live scene's parts. */
export interface SceneSource {
  /** The last update of which every event was presented. */
  shown(): Update;
  /** The table as it is now: its seats, clocks and proposals do not wait for events. */
  table(): TableInfo;
  view(): unknown;
  side(): number | null;
  moves(): string[];
  mode(): Mode;
  motion(): boolean;
  /** Whether each seat's device is connected; empty if unknown. */
  present(): boolean[];
  catalogue(): Catalogue;
}

export class LiveScene implements Scene {
  private readonly update = $derived.by(() => this.source.shown());
  private readonly catalogue = $derived.by(() => this.source.catalogue());
  readonly table: TableInfo = $derived.by(() => this.source.table());
  readonly game: string = $derived(this.update.table.game);
  readonly view: unknown = $derived.by(() => this.source.view());
  readonly viewer: number | null = $derived(this.update.viewer);
  readonly side: number | null = $derived.by(() => this.source.side());
  readonly names: string[] = $derived(this.same('names', seatNames(this.table.seats, this.catalogue, this.game)));
  readonly present: boolean[] = $derived(this.same('present', this.connected()));
  readonly moves: string[] = $derived.by(() => this.same('moves', this.source.moves()));
  readonly actors: number[] = $derived(this.same('actors', this.update.actors));
  readonly result: Result | null = $derived(this.update.table.result ?? null);
  readonly motion: boolean = $derived.by(() => this.source.motion());
  readonly mode: Mode = $derived.by(() => this.source.mode());
  /** The last lists, returned again while their items are the same. */
  private previous: Record<string, readonly unknown[]> = {};

  constructor(private readonly source: SceneSource) {}

  get say(): Say {
    return this.catalogue.say;
  }

  knows = (key: string): boolean => this.catalogue.knows(key);
  name = (seat: number): string => this.names[seat] ?? String(seat);
  who = (field: string, seat: number | null | undefined): Fields => whoIs(field, seat, this.viewer, this.name);
  listed = (items: readonly string[]): string => listOf(items, (most, last) => this.say('list-and', { most, last }));
  either = (items: readonly string[]): string => listOf(items, (most, last) => this.say('list-or', { most, last }));

  private connected(): boolean[] {
    const present = this.source.present();
    return this.table.seats.map((seat, at) => seat.kind !== 'person' || (present[at] ?? true));
  }

  private same<One>(name: string, list: One[]): One[] {
    const old = this.previous[name];
    const isSame = old?.length === list.length && list.every((one, at) => one === old[at]);
    if (!isSame) this.previous[name] = list;
    return isSame ? (old as One[]) : list;
  }
}

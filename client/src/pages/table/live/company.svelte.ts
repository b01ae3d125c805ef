/** The company at a table while it is watched: what happened is told, characters pull a face at it, the mascot speaks, and the table notices things. */
import { untrack } from 'svelte';
import type { AnyLive } from '../../../games/parts';
import { settings } from '../../../device/settings.svelte';
import type { Felt } from '../../../remarks/remarks';
import { Talk } from '../../../remarks/talk.svelte';
import type { TablePlayer } from '../../../table/board';
import { Mascot, wakeMascot } from '../../../table/company/mascot.svelte';
import type { Notices } from '../../../table/company/notices.svelte';
import { PaperSlip, type News } from '../../../table/company/paper-slip.svelte';
import { playersAt } from '../../../table/seats';
import type { Table } from '../../../table/table.svelte';
import { announcer } from '../../../voice/announcer.svelte';
import { language } from '../../../words/language.svelte';
import type { View } from '../../../wire/protocol';
import { loadNotices } from '../panels';

export class Company {
  readonly talk: Talk;
  readonly paperSlip: PaperSlip;
  readonly mascot: Mascot;
  /** What the table notices: nobody waits for it. */
  notices: Notices | null = $state.raw(null);
  /** Who is about to see whether they were right. */
  readonly #turning = $derived.by(() => {
    const { beat, view } = this.table;
    return beat === 'breath' || beat === 'truth' ? (this.#feltIn(view?.events)?.seat ?? null) : null;
  });
  /** Those who play, with the faces of the characters. */
  readonly players: readonly TablePlayer[] = $derived.by(() => {
    const { info, view } = this.table;
    return info === null ? [] : this.talk.faces(playersAt(info), info.seats, { turning: this.#turning, awaited: view?.awaited ?? [] });
  });
  /** What happened comes first, then what characters say, then the mascot. */
  readonly spoken: { readonly text: string; readonly animal?: NonNullable<TablePlayer['animal']> } | null = $derived.by(() => {
    if (!settings.remarks || this.paperSlip.said !== null || this.table.coverFor !== null) return null;
    if (this.notices?.now) return { text: this.notices.now.text };
    const remark = this.talk.says;
    const animal = remark === null ? undefined : this.players[remark.seat]?.animal;
    if (remark !== null && animal !== undefined) return { text: remark.text, animal };
    return this.mascot.says === '' ? null : { text: this.mascot.says };
  });

  constructor(
    here: string,
    private readonly table: Table,
    private readonly game: () => AnyLive | null,
  ) {
    this.talk = new Talk(here);
    this.paperSlip = new PaperSlip(here);
    this.mascot = new Mascot(here, () => ({ info: table.info, asked: this.#asked(), ends: table.ending === 'look' }));
  }

  /** Whether readers hear it too. */
  readonly aloud = () => settings.remarks && this.table.coverFor === null;

  /** Say what happened; characters pull a face at it, and the mascot looks away from what is hidden now. */
  tell(news: News): void {
    const known = this.game();
    this.notices?.hear(news.view, news.events);
    const me = this.table.here.length === 1 ? (news.view.hand ?? null) : null;
    if (known === null || !this.paperSlip.tell(news, known, this.players, me)) return;
    if (news.events.some((event) => known.hides(event))) this.mascot.shutEyes();
    const felt = this.#feltIn(news.events);
    if (felt) void this.#chat(news.view.seq, felt);
  }

  /** The cover is up: nothing of the game lies there any more. */
  cover(): void {
    this.notices?.missed();
    this.paperSlip.clear();
    this.talk.hush();
  }

  hush(): void {
    this.talk.hush();
    this.notices?.hush();
  }

  /** The one seat that is asked now. */
  #asked(): number | undefined {
    const { beat, view } = this.table;
    return beat === null && view?.awaited?.length === 1 ? view.awaited[0] : undefined;
  }

  /** Whose merit or mishap these public events are. */
  #feltIn(events: View['events'] = []): Felt | null | undefined {
    return events.map((event) => this.game()?.moodOf?.(event) ?? null).findLast((mood) => mood !== null);
  }

  /** Now and then a character says something to what happened. */
  async #chat(seq: number, felt: Felt): Promise<void> {
    if (this.table.info === null) return;
    const text = await this.talk.hears(seq, felt, this.table.info, language.tag);
    const who = this.talk.says === null ? undefined : this.players[this.talk.says.seat];
    if (text !== null && who !== undefined && settings.remarks) announcer.say(`${who.name}: ${text}`, { quiet: true });
  }
}

/** The same for a page, which it follows by itself. */
export function companyAt(here: string, table: Table, game: () => AnyLive | null): Company {
  const company = new Company(here, table, game);
  const name = $derived(table.info?.game);
  const seq = $derived(table.view?.seq);
  const rests = $derived(table.beat === null && table.coverFor === null && table.ending === null);
  wakeMascot(company.mascot, company.aloud);
  $effect(() => {
    if (name && game()) void loadNotices(name, company.aloud).then((made) => (company.notices = made));
  });
  $effect(() => {
    const [{ notices }, { info, view }] = [company, table];
    if (notices && info && view && rests) untrack(() => notices.follow(info, view, company.players));
  });
  $effect(() => {
    if (table.line !== 'open') untrack(() => company.notices?.missed());
  });
  $effect(() => {
    const [now, ends] = [table.info, table.ending !== null];
    untrack(() => company.paperSlip.meet(now, { mine: table.view?.yours ?? [], covered: table.coverFor !== null, ends }));
  });
  $effect(() => {
    void seq;
    return untrack(() => company.talk.wake());
  });
  return company;
}

/** What is said at the table: the one sentence that is asked, answered or judged, and what may help. */
import type { BoardProps } from '../../../table/board';
import { nameOf } from '../../../table/board';
import { t } from '../language';
import { shownIn } from './show';
import { numbersWords, tell, valueWord } from './tell';
import type { Event, Move, Observation, Question, Value } from './view';

export interface Said extends Pick<BoardProps<Observation, Move, Event>, 'observation' | 'players' | 'me' | 'awaited'> {
  readonly news: readonly Event[];
  readonly beat: string | null;
  /** A card is to be tapped for a glance. */
  readonly picking: boolean;
  readonly passedAround: boolean;
  readonly handingOver: boolean;
}

/** The answer whose show this is. */
export function answerIn({ beat, news }: Pick<Said, 'beat' | 'news'>): Extract<Event, { event: 'answered' }> | undefined {
  return beat === null ? undefined : news.find((event) => event.event === 'answered');
}

/** What is asked, once the dice lie; after the end nothing is, and the table comes to rest. */
export function askedIn({ phase, question }: Observation): Question | null {
  return phase === 'over' || phase === 'dice' ? null : question;
}

/** Whose answer is awaited: the active player's, or after a wrong one another's. */
export function answeringIn({ awaited, observation }: Pick<Said, 'awaited' | 'observation'>): number {
  return awaited[0] ?? observation.turn;
}

/** What it was, if this viewer may see it: the card shown to all, or the one in one's own hand (G9). */
function wasIt({ passedAround, news }: Said, feature: Question['feature']): Value | null {
  const looked = passedAround ? undefined : news.find((event) => event.event === 'looked');
  return (shownIn(news) ?? looked?.suspect)?.[feature] ?? null;
}

export function verdictOf(said: Said): { readonly text: string; readonly tone: 'good' | 'bad' } | null {
  const answered = answerIn(said);
  if (said.beat !== 'verdict' || answered === undefined) return null;
  if (answered.right) return { text: t('verdict.right'), tone: 'good' };
  const was = wasIt(said, answered.feature);
  if (was !== null) return { text: t(`was.${was}`), tone: 'bad' };
  return { text: t(said.news.some(({ event }) => event === 'boxed') ? 'verdict.nobody' : 'verdict.wrong'), tone: 'bad' };
}

/** What is said in a beat. */
function inBeat({ beat, news, players, me, observation }: Said, { seat, value }: NonNullable<ReturnType<typeof answerIn>>): string {
  const owned = news.find(({ event }) => event === 'won' || event === 'missed' || event === 'boxed');
  if (beat === 'after') return (owned && tell(owned, players, me)?.text) ?? '';
  const who = observation.mode === 'cooperative' ? 'says.together' : seat === me ? 'says.mine' : 'says';
  return t(who, { name: nameOf(players, seat), value: valueWord(value) });
}

export function sentenceOf(said: Said): string {
  const { observation, players, me } = said;
  const { phase, turn, fresh, numbers } = observation;
  if (phase === 'study') return t('study');
  const answered = answerIn(said);
  if (answered) return verdictOf(said)?.text ?? inBeat(said, answered);
  if (phase === 'new_card') return t('newCard', { number: numbersWords(numbers[fresh ?? 0] ?? []) });
  if (phase === 'over') return t('over');
  if (phase === 'dice' || phase === 'shuffle') return t('rolling');
  const question = askedIn(observation);
  if (question === null) return t(me === turn ? 'rollMine' : 'rollOther', { name: nameOf(players, turn) });
  if (said.picking) return t('glance.which');
  if (said.handingOver) return t('heldFirst', { name: nameOf(players, turn) });
  if (phase === 'agree') return t(`askAll.${question.feature}`, { number: question.number });
  return t(`ask.${question.feature}`, { name: nameOf(players, answeringIn(said)), number: question.number });
}

/** What may help; who holds a card need not be told so, and who is away looks at none. */
export function hintOf({ observation: { phase, holder, held }, players }: Said): string {
  if (phase === 'study') return t('studyHint');
  return holder === null || held || players[holder]?.away ? '' : t('heldOther', { name: nameOf(players, holder) });
}

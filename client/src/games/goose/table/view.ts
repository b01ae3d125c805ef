/** What the server sends and takes at a table of The Astute Goose, by shorter names. */
export type {
  GooseHappening as Event,
  GooseMove as Move,
  GooseObservation as Observation,
  GoosePlace as Place,
  GooseQuestion as Question,
  GooseSuspect as SuspectCard,
  GooseValue as Value,
} from '../../../wire/protocol';

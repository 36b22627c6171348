import type { Texts } from '../../../texts/texts.ts';
import type { BookingEventKind } from '../booking-event.ts';

/** The text in which each kind of event is read; a state that a booking came to is read as the state is anywhere else. */
const words: Readonly<Record<BookingEventKind, string>> = {
  placed: 'event.placed',
  'no-answer': 'event.noAnswer',
  'given-up': 'event.givenUp',
  'charged-back': 'event.chargedBack',
  'staff-retry': 'event.staffRetry',
  'staff-resolve': 'event.staffResolve',
  'staff-cancel': 'event.staffCancel',
  'mail-taken': 'event.mailTaken',
  'mail-refused': 'event.mailRefused',
  holding: 'state.holding',
  repricing: 'state.repricing',
  certifying: 'state.certifying',
  authorising: 'state.authorising',
  'awaiting-shopper': 'state.awaiting-shopper',
  proceeding: 'state.proceeding',
  confirming: 'state.confirming',
  capturing: 'state.capturing',
  writing: 'state.writing',
  booked: 'state.booked',
  voiding: 'state.voiding',
  releasing: 'state.releasing',
  failed: 'state.failed',
  cancelling: 'state.cancelling',
  refunding: 'state.refunding',
  cancelled: 'state.cancelled',
  'needs-person': 'state.needs-person',
};

export const KNOWN_EVENTS = Object.keys(words) as readonly BookingEventKind[];

/** An event of a booking's timeline in the reader's language. Timelines outlive the versions that write them: what this one does not know stands as it was written. */
export function nameEvent(kind: string, texts: Texts): string {
  return isKnown(kind) ? texts(`office.${words[kind]}`) : kind;
}

const isKnown = (kind: string): kind is BookingEventKind => Object.hasOwn(words, kind);

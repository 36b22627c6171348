import { tripTransfer } from '../../defaults.ts';
import type { Day } from '../time/calendar-day.ts';
import type { BookedTrip } from './booked-trip.ts';
import { stayOfTrip } from './cancellation-steps.ts';
import { findTransferFee } from './find-transfer-fee.ts';
import type { isPackage } from './is-package.ts';

/** How a trip is handed over to other people. */
export interface TransferTerms {
  /** The last day on which it is possible (Directive (EU) 2015/2302, Article 9; BGB § 651e). */
  readonly last: Day;
  /** What each other person costs, minor units of the charged currency. */
  readonly fee: number;
}

/** What is said about handing over where a trip is ordered. */
export interface TransferNote extends TransferTerms {
  /** Its words are `checkout.transfer.…`. */
  readonly id: 'fee' | 'free' | 'never';
}

type Extras = Parameters<typeof isPackage>[1];

/** How a trip can be handed over; null where its tariff takes nobody else. */
export function findTransferTerms(trip: BookedTrip, extras: Extras): TransferTerms | null {
  const fee = findTransferFee(trip.terms, trip, extras);
  return fee === null ? null : { last: stayOfTrip(trip).departure - tripTransfer.noticeDays, fee };
}

/** What is said about handing over a trip that is ordered on a day; null where it is too late for it from the beginning. */
export function noteTransfer(trip: BookedTrip, extras: Extras, orderedOn: Day): TransferNote | null {
  const terms = findTransferTerms(trip, extras);
  if (terms === null) return { id: 'never', last: orderedOn, fee: 0 };
  if (orderedOn > terms.last) return null;
  return { id: terms.fee === 0 ? 'free' : 'fee', ...terms };
}

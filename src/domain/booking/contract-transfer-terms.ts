import { contractTransfer } from '../../defaults.ts';
import type { Day } from '../time/calendar-day.ts';
import type { BookedTrip } from './booked-trip.ts';
import { stayOfTrip } from './cancellation-steps.ts';
import { findContractTransferFee } from './find-contract-transfer-fee.ts';
import type { isPackage } from './is-package.ts';

/** How a trip is handed over to other people. */
export interface ContractTransferTerms {
  /** The last day on which it is possible (Directive (EU) 2015/2302, Article 9; BGB § 651e). */
  readonly last: Day;
  /** What each other person costs, minor units of the charged currency. */
  readonly fee: number;
}

/** What is said about handing over where a trip is ordered. */
export interface ContractTransferNote extends ContractTransferTerms {
  /** Its words are `checkout.transfer.…`. */
  readonly id: 'fee' | 'free' | 'never';
}

type Extras = Parameters<typeof isPackage>[1];

/** How a trip can be handed over; null where its tariff takes nobody else. */
export function findContractTransferTerms(trip: BookedTrip, extras: Extras): ContractTransferTerms | null {
  const fee = findContractTransferFee(trip.terms, trip, extras);
  return fee === null ? null : { last: stayOfTrip(trip).departure - contractTransfer.noticeDays, fee };
}

/** What is said about handing over a trip that is ordered on a day; null where it is too late for it from the beginning. */
export function noteContractTransfer(
  trip: BookedTrip,
  extras: Extras,
  orderedOn: Day,
): ContractTransferNote | null {
  const terms = findContractTransferTerms(trip, extras);
  if (terms === null) return { id: 'never', last: orderedOn, fee: 0 };
  if (orderedOn > terms.last) return null;
  return { id: terms.fee === 0 ? 'free' : 'fee', ...terms };
}

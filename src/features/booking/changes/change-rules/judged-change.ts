import type { AmendedTrip, ChangeOrder } from '../../../../domain/booking/booking-order.ts';
import type { PersonFault } from '../../../../domain/travellers/person-fault.ts';
import type { ChangeQuote } from '../../model/quote-change.ts';
import type { ChangeRefusal } from './change-refusal.ts';

/** What is wrong with a typed name: the form's own errors, or more than a correction. */
export type NameFault = PersonFault | 'tooManyLetters' | 'otherPerson';

/** Faults of one traveller's fields; null where there is none. */
export interface NameFaults {
  readonly firstName: NameFault | null;
  readonly lastName: NameFault | null;
}

/**
 * What becomes of a wish:
 * - `quoted`: what the change makes of the trip, and what it costs now
 * - `faulty`: what was typed cannot be ordered; each kind says why
 * - `same`: the trip is like this already
 * - any other: why it is refused
 */
export type JudgedChange<Faults = unknown> =
  | {
      readonly kind: 'quoted';
      readonly change: ChangeOrder['change'];
      readonly after: Omit<AmendedTrip, 'price'>;
      readonly quote: ChangeQuote;
      /** Of an alternative alone. */
      readonly noticeId?: string;
    }
  | { readonly kind: 'faulty'; readonly faults: Faults }
  | { readonly kind: 'same' | ChangeRefusal };

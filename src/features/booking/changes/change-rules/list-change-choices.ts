import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../../../domain/booking/cancellation-steps.ts';
import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { buildPath, buildQuery } from '../../../../url.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { currentOrder } from '../../model/booking-record.ts';
import { lastCorrectionDay } from '../../model/last-correction-day.ts';
import { contractTransferTermsOf } from './judge-contract-transfer.ts';
import { lastExtrasDay } from './judge-extras.ts';
import { feeOfRebooking } from './judge-offer-change.ts';

/** One way to change a trip. */
export interface ChangeChoice {
  /** The id of its words, `tripChange.choice.…` */
  readonly id: 'name' | 'offer' | 'extras' | 'transfer';
  /** Path and query of its page; null where it is not possible any more, or never was. */
  readonly path: string | null;
  /** What it costs today in addition to a difference of prices, minor units; of a transfer, for each other person. */
  readonly fee: number;
  /** The last day on which it is possible, `YYYY-MM-DD`; null where the tariff does not allow it. */
  readonly until: string | null;
}

interface ChoiceCircumstances {
  readonly today: Day;
  readonly locale: string;
  /** Signed key of the mail's link, which goes along; null without one. */
  readonly linkKey: string | null;
}

/** The ways to change a booked trip, in the order in which they are shown, with what each costs on a day. */
export function listChangeChoices(
  booking: BookingRecord,
  { today, locale, linkKey }: ChoiceCircumstances,
): readonly ChangeChoice[] {
  const order = currentOrder(booking);
  if (order.kind !== 'trip') return [];
  const place = { _locale: locale, checkoutId: booking.checkoutId };
  const pathTo = (
    route: 'trip_change_name' | 'trip_rebook' | 'trip_change_transfer' | 'trip_change_extras',
  ) => buildPath(route, place) + buildQuery({ key: linkKey });
  const lastNameDay = lastCorrectionDay(booking);
  const rebookFee = feeOfRebooking(order, today);
  const lastRebookDay = lastDayOfRebooking(order.trip);
  const [contractTransfer, lastExtras] = [contractTransferTermsOf(booking), lastExtrasDay(booking)];
  return [
    {
      id: 'offer',
      path: rebookFee === null ? null : pathTo('trip_rebook'),
      fee: rebookFee ?? 0,
      until: lastRebookDay === null ? null : formatDay(lastRebookDay),
    },
    {
      id: 'name',
      path: lastNameDay !== null && today <= lastNameDay ? pathTo('trip_change_name') : null,
      fee: 0,
      until: lastNameDay === null ? null : formatDay(lastNameDay),
    },
    {
      id: 'extras',
      path: lastExtras !== null && today <= lastExtras ? pathTo('trip_change_extras') : null,
      fee: 0,
      until: lastExtras === null ? null : formatDay(lastExtras),
    },
    {
      id: 'transfer',
      path:
        contractTransfer !== null && today <= contractTransfer.last ? pathTo('trip_change_transfer') : null,
      fee: contractTransfer?.fee ?? 0,
      until: contractTransfer === null ? null : formatDay(contractTransfer.last),
    },
  ];
}

/** The last day on which dates, room, board or flights can be changed; null where the tariff does not allow it. */
function lastDayOfRebooking(trip: BookedTrip): Day | null {
  const last = trip.terms.change?.fees.at(-1);
  const { departure } = stayOfTrip(trip);
  return last === undefined ? null : departure - Math.max(last.daysBefore, 1);
}

/** True where a traveller can change something about a trip today. */
export function isChangeable(booking: BookingRecord, circumstances: ChoiceCircumstances): boolean {
  return (
    booking.state === 'booked' && listChangeChoices(booking, circumstances).some(({ path }) => path !== null)
  );
}

import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { toUnits } from '../../../../domain/money/format/to-units.ts';
import type { TrackedEvent } from '../../../../site/tracking/tracked-event.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';

interface Calendar {
  readonly hotelId: number;
  /** Nights. */
  readonly los: string;
  readonly currency: CurrencyCode;
}

/**
 * Describes, for the event log, a click on a day of the calendar (CAL-005), with its package as far as the calendar has
 * it (TRACK-005).
 */
export function describeDayClick(
  { value, offerId, amount }: DateOption,
  { hotelId, los, currency }: Calendar,
): TrackedEvent {
  return {
    name: 'select_day',
    params: {
      hotelId: String(hotelId),
      date: value,
      currency,
      value: toUnits({ amount, currency }),
      package: { offerId, nights: Number(los) },
    },
  };
}

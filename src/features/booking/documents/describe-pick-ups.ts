import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { listPickUps } from './list-pick-ups.ts';

/** Which ride of a transfer, when and where. */
export interface DescribedPickUp {
  readonly leg: 'outbound' | 'inbound';
  /** 'Sat 1 May 2027, waits from 08:25 to 09:25' */
  readonly time: string;
  /** 'Arrivals hall, transfer counter' */
  readonly place: string;
}

/**
 * When and where the transfer of a trip comes; null where there is one whose supplier does not say, and empty without a transfer.
 * @param style the one way in which the page, mail or document writes days
 */
export function describePickUps(
  { trip, extras }: Pick<BookingOrder, 'trip' | 'extras'>,
  language: Language,
  texts: Texts,
  style: 'medium' | 'birth' = 'medium',
): readonly DescribedPickUp[] | null {
  const isRiding = trip.includesTransfer === true || extras.some(({ kind }) => kind === 'transfer');
  if (!isRiding) return [];
  const pickUps = listPickUps(trip, extras);
  if (pickUps.length === 0) return null;
  return pickUps.map(({ leg, at, until, meetingPoint }) => {
    const values = { day: formatDate(requireDay(at.slice(0, 10)), language, style), time: at.slice(11) };
    return {
      leg,
      time:
        until === null
          ? texts('booking.pickUp.time', values)
          : texts('booking.pickUp.waits', { ...values, until: until.slice(11) }),
      place: meetingPoint?.[language] ?? texts('booking.pickUp.reception', { hotel: trip.hotel.name }),
    };
  });
}

/** As labels and values of a document or mail: of a transfer without times, where one learns them. */
export function listPickUpFacts(
  order: Pick<BookingOrder, 'trip' | 'extras' | 'language'>,
  texts: Texts,
  style: 'medium' | 'birth',
): readonly (readonly [label: string, value: string])[] {
  const pickUps = describePickUps(order, order.language, texts, style);
  if (pickUps === null) return [[texts('booking.pickUp.inbound'), texts('booking.pickUp.later')]];
  return pickUps.map(({ leg, time, place }) => [texts(`booking.pickUp.${leg}`), `${time}\n${place}`]);
}

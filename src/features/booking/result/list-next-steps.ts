import { daysBeforeDeparture } from '../../../defaults.ts';
import { firstDayOf, formatRooms } from '../../../domain/booking/booked-trip.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatArrival } from '../documents/format-arrival.ts';
import type { SuccessProps } from './result-props.ts';

/** An event or a task before the holiday. */
export interface NextStep {
  /** `YYYY-MM-DD`; null for now. */
  readonly day: string | null;
  readonly title: string;
  readonly text: string;
}

/**
 * Lists what happens after a booking in chronological order (the timeline of the result). Leaves out steps whose day
 * is already over for a late booking.
 */
export function listNextSteps(
  {
    trip,
    email,
    bookedOn,
    currency,
    instalments = null,
  }: Pick<SuccessProps, 'trip' | 'email' | 'bookedOn' | 'currency' | 'instalments'>,
  language: Language,
  texts: Texts,
): NextStep[] {
  const { hotel, outbound, inbound } = trip;
  const firstDay = firstDayOf(trip);
  const before = (days: number) => formatDay(firstDay - days);
  const steps: NextStep[] = [
    { day: null, title: texts('booking.next.now'), text: texts('booking.next.mail', { email }) },
    {
      day: before(daysBeforeDeparture.documents),
      title: texts('booking.next.documents'),
      text: texts('booking.next.documentsText'),
    },
  ];
  if (outbound !== null) {
    const { airline, flightNumber: flight, from: airport } = outbound;
    steps.push(
      {
        day: before(daysBeforeDeparture.checkIn),
        title: texts('booking.next.checkIn'),
        text: texts('booking.next.checkInText', { airline, flight }),
      },
      {
        day: formatDay(firstDay),
        title: texts('booking.next.fly'),
        text: texts('booking.next.flyText', { airport, time: outbound.departure.slice(11) }),
      },
    );
  }
  steps.push({
    day: trip.checkIn,
    title: texts('booking.next.arrive', { hotel: hotel.name }),
    text: texts('booking.next.arriveText', { n: trip.rooms.length, room: formatRooms(trip) }),
  });
  if (inbound !== null) {
    const { airline, flightNumber, from, to, departure: leaves } = inbound;
    steps.push({
      day: leaves.slice(0, 10),
      title: texts('booking.next.home'),
      text: `${from} ${leaves.slice(11)} – ${to} ${formatArrival(inbound, language)}, ${airline} ${flightNumber}`,
    });
  }
  if (instalments !== null)
    steps.push({
      day: instalments.dueOn,
      title: texts('booking.next.balance'),
      text: texts('booking.next.balanceText', {
        amount: formatAmount(instalments.balance, currency),
      }),
    });
  return steps
    .filter(({ day }) => day === null || day >= bookedOn)
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
}

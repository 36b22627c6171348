import { calculatePercentage } from '../../../../domain/money/calculate-percentage.ts';
import { type Day, formatDay, nightsBetween } from '../../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../../domain/time/local-moment.ts';
import { formatAmount, type HotelbedsBooks, type KeyedRate } from './hotelbeds-books.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** 23:59 of the hotel's own clocks. */
const lastMinute = 1439;

/** A rate as searches, checks and bookings show it. Amounts are texts. */
export function toRate(books: HotelbedsBooks, key: KeyedRate, net: number) {
  const { rate, childAges } = key;
  return {
    rateKey: key.rateKey,
    rateClass: rate.rateClass,
    rateType: key.rateType,
    net: formatAmount(books, net),
    ...(rate.selling && {
      sellingRate: formatAmount(books, net + calculatePercentage(net, rate.selling.percent)),
      hotelMandatory: rate.selling.hotelMandatory,
    }),
    allotment: rate.allotment,
    ...(rate.rateCommentsId && { rateCommentsId: rate.rateCommentsId }),
    paymentType: rate.paymentType,
    packaging: rate.packaging,
    boardCode: rate.boardCode,
    boardName: rate.boardName,
    cancellationPolicies: listPolicies(key, net).map(({ amount, day, from }) => ({
      amount: formatAmount(books, amount),
      from: formatWithOffset(day, from),
    })),
    taxes: toTaxes(books, key),
    rooms: key.rooms,
    adults: key.adults,
    children: childAges.length,
    ...(childAges.length > 0 && { childrenAges: childAges.join(',') }),
  };
}

function toTaxes(books: HotelbedsBooks, { rate, checkIn, checkOut, rooms }: KeyedRate) {
  return {
    taxes: rate.taxes.map(({ included, amount }) => ({
      included,
      type: 'TAX',
      amount: formatAmount(books, amount * nightsBetween(checkIn, checkOut) * rooms),
      currency: books.world.currency,
    })),
    allIncluded: rate.taxes.every(({ included }) => included),
  };
}

/** What a cancellation costs from when, in milliseconds since 1970; the earliest first. */
function listPolicies({ rate, hotel, checkIn }: KeyedRate, net: number) {
  return rate.cancellation.map(({ daysBefore, percent }) => {
    const day = checkIn - daysBefore;
    return {
      day,
      amount: calculatePercentage(net, percent),
      from: instantOf({ day, minutes: lastMinute, timeZone: hotel.timeZone }),
    };
  });
}

/** Minor units that a cancellation at an instant costs. */
export function calculateCancellation(key: KeyedRate, net: number, at: Date): number {
  return listPolicies(key, net).reduce((cost, { amount, from }) => (at.getTime() >= from ? amount : cost), 0);
}

/** 23:59 of a day by the hotel's clocks, with their offset to UTC. */
function formatWithOffset(day: Day, from: number): string {
  const offset = (day * dayMs + lastMinute * minuteMs - from) / minuteMs;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${formatDay(day)}T23:59:00${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

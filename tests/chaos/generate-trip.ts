import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { openEmbeddedSupplier } from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld, smallPlans } from '../../src/demo/supplier/store/small-world.server.ts';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { chargedNow } from '../../src/domain/booking/instalments.ts';
import type { ChosenExtra } from '../../src/domain/extras/extra.ts';
import { priceOfBase, totalOf } from '../../src/domain/money/package-price.ts';
import { type Day, dayAt, formatDay } from '../../src/domain/time/calendar-day.ts';
import type { Clock } from '../../src/domain/time/clock.ts';
import type { OfferRequest, SupplyExtra } from '../../src/ports/supply/supply-port.ts';
import { buildTravellers } from '../../src/ports/supply/supply-under-test.ts';
import { buildOrder } from '../factories/booking-order.ts';
import type { Random } from '../oracle/random.ts';
import type { QuotedTrip } from './worker-protocol.ts';

/** First days of trips to a hotel with one room left, which many want. */
const contestedDays = [50, 60, 70, 80, 90];
/** Nights that are sold in a hotel with room for all, counted from today. */
const plentyDays = { from: 110, to: 370 };

/** Fills the supplier's books, with room for all but for the days that are fought for. */
export async function fillSupplier(pool: Pool, clock: Clock): Promise<void> {
  const world = { hotels: 3, seed: 7, secret: 'for tests only', describeWorld: describeSmallWorld };
  const supply = await openEmbeddedSupplier({ pool, clock, ...world });
  await supply.close();
  await pool.query(`update supplier.room set free = decode(repeat('c8', length(free)), 'hex')`);
  const today = dayAt(clock.now());
  for (const day of contestedDays.flatMap((first) => [0, 1, 2, 3].map((night) => today + first + night)))
    await pool.query('update supplier.room set free = set_byte(free, $1, 1)', [day % 388]);
}

/** A trip for one; of six shoppers one wants a room that is the last of its kind. */
export function generateOfferRequest(random: Random, today: Day): OfferRequest {
  const isContested = random.chance(15);
  const checkIn =
    today + (isContested ? random.pick(contestedDays) : random.int(plentyDays.from, plentyDays.to));
  const nights = isContested ? 3 : random.int(3, 7);
  const hotel = random.pick([
    { hotelId: 1_000_001, planId: smallPlans.byStay },
    { hotelId: 1_000_001, planId: smallPlans.onRequest },
    { hotelId: 1_000_002, planId: smallPlans.other },
  ]);
  return {
    key: {
      ...hotel,
      checkIn,
      nights,
      outbound: { from: 'FRA', to: 'PMI', day: checkIn, id: 1 },
      inbound: { from: 'PMI', to: 'FRA', day: checkIn + nights, id: 1 },
    },
    party: { adults: 1, childrenBorn: [] },
    bookingDay: today,
  };
}

/** What a shopper orders who saw these prices: now and then at a price that is no longer true. */
export async function generateOrder(
  random: Random,
  request: OfferRequest,
  seen: QuotedTrip,
  payInParts: (order: BookingOrder) => BookingOrder,
  pay: (amount: number) => Promise<Partial<BookingOrder>>,
): Promise<BookingOrder> {
  const extras = random.chance(40) ? chooseFirstSeat(seen.extras) : [];
  const base = random.chance(5) ? seen.total + random.pick([-100, 100]) : seen.total;
  const paid = payInParts(
    buildOrder({
      checkoutId: randomBytes(16).toString('base64url'),
      offerKey: request.key,
      party: request.party,
      trip: seen.trip,
      extras,
      travellers: buildTravellers(request),
      price: { ...priceOfBase(base), extras: extras.map(({ amount }) => amount) },
    }),
  );
  const order = random.chance(25) ? payInInstalments(paid, request.bookingDay, random.chance(25)) : paid;
  // Staff who book for a caller ask no provider.
  if (order.instalments?.deposit === 0) return { ...order, payment: { method: 'None' } };
  return { ...order, ...(await pay(chargedNow(order))) };
}

/** A fifth now, or nothing where all is paid by link, and the rest later (CONST-027); orders that vouchers and miles pay stay whole. */
function payInInstalments(order: BookingOrder, today: Day, isByLink: boolean): BookingOrder {
  const total = totalOf(order.price);
  const fifth = Math.floor(total / 5);
  if (fifth === 0) return order;
  const deposit = isByLink ? 0 : fifth;
  return { ...order, instalments: { deposit, balance: total - deposit, dueOn: formatDay(today + 30) } };
}

/** Everybody wants to sit in front: of two at once one gets the seat. */
function chooseFirstSeat(offered: readonly SupplyExtra[]): ChosenExtra[] {
  const seat = offered.find(({ kind, leg }) => kind === 'seat' && leg === 'outbound');
  if (seat === undefined) return [];
  const { id, kind, variant, leg, price } = seat;
  return [{ id, kind, variant, leg, travellers: [0], amount: price }];
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CAUSES, type Cause } from '../../../src/demo/supplier/notices/cause-change.server.ts';
import type { BookingOrder } from '../../../src/domain/booking/booking-order.ts';
import { INCIDENT_PROPOSALS } from '../../../src/domain/booking/trip-notice.ts';
import { totalOf } from '../../../src/domain/money/package-price.ts';
import type { ChaosEnvironment } from '../chaos-environment.ts';
import { orderUntilSettled } from '../order-until-settled.ts';
import { payRequest } from '../pay-request.ts';
import type { WorkerCalls } from '../worker-protocol.ts';
import type { WishKind } from './life-protocol.ts';

/** What happens to a booked trip, each as often as the others. */
const EVENTS = [
  'name',
  'transfer',
  'dates',
  'dates',
  'room',
  'flights',
  'extras',
  'notice',
  'notice',
  'incident',
  'raise',
  'goodwill',
  'balance',
] as const;
type LifeEvent = Exclude<WishKind, 'alternative'> | 'notice' | 'incident' | 'raise' | 'goodwill' | 'balance';

/**
 * Lets a booked trip live: two to six times something happens to it, now and then two things at once, and then its traveller, staff or a missing
 * balance may end it. Who loses the connection lets it be.
 */
export async function liveTrip(environment: ChaosEnvironment, trip: BookingOrder): Promise<void> {
  const { random } = environment;
  const happen = () => meet(environment, trip, random.pick(EVENTS) as LifeEvent);
  for (let left = random.int(2, 6); left > 0; left -= 1)
    await Promise.all(random.chance(25) ? [happen(), happen()] : [happen()]);
  const end = random.pick(['kept', 'kept', 'kept', 'traveller', 'staff', 'unpaid'] as const);
  const { checkoutId } = trip;
  if (end === 'traveller') await ask(environment, 'cancelOwn', { checkoutId });
  if (end === 'staff') await ask(environment, 'cancel', { checkoutId });
  if (end === 'unpaid') await ask(environment, 'cancelUnpaid', { checkoutId });
}

/** Asks a worker; one that dies has done it or not. */
async function ask<Name extends keyof WorkerCalls>(
  { workerPool }: ChaosEnvironment,
  name: Name,
  params: WorkerCalls[Name]['params'],
): Promise<void> {
  await workerPool.callAny(name, params).catch(() => null);
}

async function meet(environment: ChaosEnvironment, trip: BookingOrder, event: LifeEvent): Promise<void> {
  const { random } = environment;
  const { checkoutId } = trip;
  const id = randomBytes(16).toString('base64url');
  switch (event) {
    case 'notice':
      await ask(environment, 'cause', { checkoutId, cause: random.pick(Object.keys(CAUSES) as Cause[]) });
      return hear(environment, trip);
    case 'incident':
      await ask(environment, 'openIncident', { checkoutId, id, proposal: random.pick(INCIDENT_PROPOSALS) });
      return hear(environment, trip);
    case 'raise':
      await ask(environment, 'raise', { checkoutId, id, percent: random.pick([1, 4, 8, 12]) });
      await hear(environment, trip);
      if (random.chance(70)) await payRequest(environment, trip);
      return;
    case 'goodwill':
      await ask(environment, 'giveGoodwill', { checkoutId, amount: random.int(1, 2_000) });
      return;
    case 'balance':
      if (trip.instalments !== undefined) await payRequest(environment, trip);
      return;
    default:
      return change(environment, trip, event);
  }
}

/** The traveller asks what a wish costs, and orders it. */
async function change(
  environment: ChaosEnvironment,
  { checkoutId }: BookingOrder,
  kind: WishKind,
): Promise<void> {
  const { workerPool, random, provider } = environment;
  const draw = random.int(1, 1e9);
  const order = await workerPool.callAny('wish', { checkoutId, kind, draw }).catch(() => null);
  if (order === null) return;
  const charge = totalOf(order.price);
  const paid = charge === 0 ? {} : await provider.pay(charge);
  await orderUntilSettled(environment, { ...order, ...paid });
}

/** The traveller reads a notice and answers, chooses something else, or lets the time pass: at once, or when everything is over. */
async function hear(environment: ChaosEnvironment, trip: BookingOrder): Promise<void> {
  const { random } = environment;
  const { checkoutId } = trip;
  await sleep(random.int(200, 1_500));
  const answer = random.pick([
    'accept',
    'cancel',
    'accept',
    'alternative',
    'alternative',
    'late',
    'none',
    'both',
  ] as const);
  const isByPhone = random.chance(30);
  switch (answer) {
    case 'none':
      return;
    case 'late':
      return hasten(environment, trip);
    case 'alternative':
      return change(environment, trip, 'alternative');
    case 'both':
      await Promise.all([
        ask(environment, 'answer', { checkoutId, answer: 'accept', isByPhone }),
        random.chance(50)
          ? ask(environment, 'answer', { checkoutId, answer: 'cancel', isByPhone: !isByPhone })
          : hasten(environment, trip),
      ]);
      return;
    default:
      await ask(environment, 'answer', { checkoutId, answer, isByPhone });
  }
}

/** The time to answer is over: clocks of all trips cannot go a week ahead for one. */
async function hasten({ database, clock }: ChaosEnvironment, { checkoutId }: BookingOrder): Promise<void> {
  await database
    .pool()
    .query(
      `update trip_notice set answer_by = $2, next_at = $2 where state = 'open' and stage > 0
         and booking_id in (select id from booking where checkout_id = $1)`,
      [checkoutId, new Date(clock.now().getTime() + 200)],
    )
    .catch(() => null);
}

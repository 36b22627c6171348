import { setTimeout as sleep } from 'node:timers/promises';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { generateOfferRequest, generateOrder } from './generate-trip.ts';
import { quote } from './quote-trip.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** What a killed shop takes to go on, milliseconds since the kill. From `restarted` to `recovered` five seconds are allowed. */
export interface Recovery {
  /** Bookings that were under way when everything was killed. */
  readonly underWay: number;
  /** Database and processes are at work again. */
  readonly restarted: number;
  /** All of those bookings have ended. */
  readonly recovered: number;
}

const orders = 10;

/** Kills the database and every process while bookings are under way, starts them again, and waits until all of those have ended. */
export async function measureRecovery(environment: ChaosEnvironment): Promise<Recovery> {
  const { workerPool, random, database, otherMoney } = environment;
  const requests = Array.from({ length: orders }, () =>
    generateOfferRequest(random, dayAt(environment.clock.now())),
  );
  const seen = await Promise.all(requests.map((request) => quote(environment, request)));
  const placing = requests.map(async (request, index) => {
    const known = seen[index];
    if (!known) return;
    const order = await generateOrder(random, request, known, otherMoney.payInParts, async () => ({
      payment,
    }));
    await sleep(random.int(0, 60));
    await workerPool.callAny('place', { order, until: 0 }).catch(() => null);
  });
  await sleep(60);
  await workerPool.killAll();
  const killed = performance.now();
  const since = () => Math.round(performance.now() - killed);
  await database.killServer();
  const { rows } = await database.pool().query('select from booking where is_under_way');
  await workerPool.move(database.url());
  const restarted = since();
  await waitUntilSettled(database.pool());
  await Promise.all(placing);
  return { underWay: rows.length, restarted, recovered: since() };
}

/** A card that needs no challenge: the booking waits for no shopper. */
const payment = { method: 'CreditCard', token: 'test-granted', holderName: 'Ada Lovelace' } as const;

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import type { LedgerFault } from '../ledger/reconcile-ledger.ts';
import { createRandom } from '../oracle/random.ts';
import { openChaosDatabase } from './chaos-database.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { checkStock, readStock } from './check-stock.ts';
import { countAbandonedSteps } from './count-abandoned-steps.ts';
import { KILL_POINTS } from './fault-injector.ts';
import { fillSupplier, generateOfferRequest, generateOrder } from './generate-trip.ts';
import { openMailTable } from './lives/chaos-mail.ts';
import { checkLives, countLifeEvents } from './lives/check-lives.ts';
import { letDeadlinesPass } from './lives/let-deadlines-pass.ts';
import { liveTrip } from './lives/live-trip.ts';
import { loadBookingHistory } from './load-booking-history.ts';
import { measureRecovery, type Recovery } from './measure-recovery.ts';
import { orderUntilSettled } from './order-until-settled.ts';
import { generateVoucherOrder, openOtherMoney } from './other-money.ts';
import { payRequest } from './pay-request.ts';
import { openAdyenProvider } from './providers/adyen-provider.ts';
import type { ChaosProvider, ChaosProviderOptions } from './providers/chaos-provider.ts';
import { openDatatransProvider } from './providers/datatrans-provider.ts';
import { openEmbeddedProvider } from './providers/embedded-provider.ts';
import { quote } from './quote-trip.ts';
import { mountSmallDisk } from './small-disk.ts';
import { waitUntilSettled } from './wait-until-settled.ts';
import { openWebhookRelay } from './webhook-relay.ts';
import { startWorkerPool } from './worker-pool.ts';
import { type OpenAction, offsetClock, type ProviderSettings, type ShopperEnd } from './worker-protocol.ts';

export interface ChaosOptions {
  readonly seed: number;
  /** Whose payments: the embedded provider's, or those of a vendor's adapter with its double. */
  readonly provider: ProviderSettings['kind'];
  readonly bookings: number;
  /** Trips that are changed, handed over, announced about, raised, refunded in parts and cancelled once they are booked. */
  readonly lives: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  /** How often the database dies: one of its processes, and every other time all of them. */
  readonly databaseDeaths: number;
  /** How often the database's disk is full; only where this account may mount one. */
  readonly fullDisks: number;
  /** How often supplier, provider and loyalty programme, in turn, leave every call unanswered for a while. */
  readonly outages: number;
  /** How often everything is killed at the end, when nothing else goes wrong: what was under way is then timed. */
  readonly recoveries: number;
  readonly report?: (line: string) => void;
}

export interface ChaosReport {
  readonly faults: readonly LedgerFault[];
  /** To each fault what is known of it. */
  readonly cases: readonly (readonly string[])[];
  /** How bookings ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** What has happened to booked trips. */
  readonly events: Readonly<Record<string, number>>;
  /** Steps that were given up for want of an answer, and calls for a person. */
  readonly abandonedSteps: Readonly<Record<string, number>>;
  /** How often a process was killed where. */
  readonly deaths: Readonly<Record<string, number>>;
  /** Forged messages: sent to the shop, and believed. */
  readonly forged: { readonly sent: number; readonly taken: number };
  readonly recoveries: readonly Recovery[];
  /** Whether the disk could be filled. */
  readonly hasSmallDisk: boolean;
  /** Milliseconds until the last booking had ended when nothing went wrong any more. */
  readonly settling: number;
  readonly reports: readonly string[];
}

/** Orders trips from processes that are killed, at a database that dies, from parties that fail; then the books are checked. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  chmodSync(folder, 0o755);
  const random = createRandom(options.seed);
  const clock = offsetClock(atNoon());
  const disk = options.fullDisks > 0 ? mountSmallDisk(folder) : null;
  const database = await openChaosDatabase(join(folder, 'data'));
  const crashLog = join(folder, 'crash-log');
  await fillSupplier(database.pool(), clock);
  const opening = await readStock(database.pool());
  const otherMoney = await openOtherMoney(
    database.pool(),
    random,
    Math.ceil((options.bookings + options.lives) / 8),
  );
  await openMailTable(database.pool());
  const relay = await openWebhookRelay(random);
  const outage: ChaosEnvironment['outage'] = { party: null };
  let isHealed = false;
  const provider = await openProvider(options.provider, {
    random,
    clock,
    webhookUrl: relay.url,
    endAction: ({ url = '' }, end) => workerPool.callAny('endAction', { address: url, end }),
  });
  const workerPool = startWorkerPool(
    2,
    () => ({
      webhookUrl: relay.url,
      provider: provider.settings,
      seed: random.int(1, 1e9),
      crashLog,
      clockOffset: clock.offset,
      outage: outage.party,
      faultPercent: isHealed ? 0 : 6,
      killAt: isHealed ? null : { point: random.pick(KILL_POINTS), time: random.int(1, 3) },
    }),
    database.url(),
    join(folder, 'compiled'),
  );
  relay.forwardTo((message) => workerPool.callAny('handleWebhook', message), provider);
  try {
    const environment: ChaosEnvironment = {
      workerPool,
      random,
      provider,
      otherMoney,
      database,
      clock,
      outage,
      disk,
    };
    await placeOrders(options, environment);
    isHealed = true;
    provider.behave();
    // Vendors repeat their first answer for an hour, whatever it was.
    if (provider.settings.kind !== 'embedded') clock.offset += keyLifetimeMs;
    await workerPool.move(database.url());
    const settling = await waitUntilSettled(database.pool(), provider.explain);
    if (provider.settings.kind !== 'embedded') await letTimePass(environment);
    const recoveries: Recovery[] = [];
    while (recoveries.length < options.recoveries) recoveries.push(await measureRecovery(environment));
    if (provider.settings.kind === 'embedded') await letMessagesCome(environment);
    await retryRefunds(environment);
    if (options.lives > 0) await letDeadlinesPass(environment);
    const pool = database.pool();
    const faults = [
      ...(await provider.reconcile(pool)),
      ...(await checkStock(pool, opening)),
      ...(await otherMoney.check(pool)),
      // Of a vendor's payments the database has no books to compare with.
      ...(options.lives > 0 ? await checkLives(pool) : []),
    ];
    return {
      faults,
      cases: await Promise.all(
        faults.map(async ({ subject }) => [
          ...(await loadBookingHistory(pool, subject)),
          ...provider.explain(subject),
        ]),
      ),
      ends: await countEnds(pool),
      events: await countLifeEvents(pool),
      abandonedSteps: await countAbandonedSteps(pool, provider.waitsForMessages),
      deaths: countWords(crashLog),
      forged: relay.forged(),
      settling,
      recoveries,
      hasSmallDisk: disk !== null,
      reports: [...workerPool.reports],
    };
  } finally {
    await workerPool.close();
    await provider.close();
    await relay.close();
    await database.close();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

type Opening = ChaosProviderOptions & {
  readonly endAction: (action: OpenAction, end: ShopperEnd) => Promise<unknown>;
};

async function openProvider(
  kind: ProviderSettings['kind'],
  { endAction, ...options }: Opening,
): Promise<ChaosProvider> {
  switch (kind) {
    case 'embedded':
      return openEmbeddedProvider(options, endAction);
    case 'datatrans':
      return openDatatransProvider(options);
    case 'adyen':
      return openAdyenProvider(options);
  }
}

/** Milliseconds: a little longer than Datatrans remembers a key, and than clocks go back. */
const keyLifetimeMs = 61 * 60_000;

/** Hours after which payments that are over are asked about: more often than needed, and beyond the day in which staff get to know. */
const laterHours = [1, 2, 4, 8, 14, 20, 25, 26, 30, 50];

/** Time passes while nothing goes wrong: what the vendor still holds is given up, or staff get to know. */
async function letTimePass({ workerPool, provider, database, clock }: ChaosEnvironment): Promise<void> {
  const { offset } = clock;
  for (const hours of laterHours) {
    clock.offset = offset + hours * 3_600_000;
    await workerPool.callAll('jump', { clockOffset: clock.offset });
    await provider.finish(database.pool(), async (webhook) => {
      await workerPool.callAny('handleMessage', { webhook });
    });
    // Stored messages are applied each half second.
    await sleep(700);
  }
  await waitUntilSettled(database.pool());
}

/** Messages that were stored while clocks were ahead are due when these are as far. */
async function letMessagesCome({ workerPool, database, clock }: ChaosEnvironment): Promise<void> {
  clock.offset += keyLifetimeMs;
  await workerPool.callAll('jump', { clockOffset: clock.offset });
  // Stored messages are applied each half second.
  await sleep(2_000);
  await waitUntilSettled(database.pool());
}

/** Staff ask once more for what the provider has refused. */
async function retryRefunds({ workerPool, database }: ChaosEnvironment): Promise<void> {
  await workerPool.callAny('retryRefunds', {});
  await waitUntilSettled(database.pool());
}

/** They fall silent in turn. */
const outageParties = ['supply', 'payments', 'loyalty'] as const;

/** Milliseconds: several calls are left without an answer. */
const outageMs = 6_000;

/** No jump of an hour leads into another day. */
function atNoon(): number {
  const now = Date.now();
  return new Date(now).setUTCHours(12, 0, 0, 0) - now;
}

async function placeOrders(options: ChaosOptions, environment: ChaosEnvironment): Promise<void> {
  const orders = options.bookings + options.lives;
  let lives = 0;
  const deathEvery = Math.ceil(orders / (options.databaseDeaths + 1));
  const outageEvery = Math.ceil(orders / (options.outages + 1)) + 3;
  const fullEvery = Math.ceil(orders / (options.fullDisks + 1)) + 7;
  const outages: Promise<void>[] = [];
  let begun = 0;
  const shop = async () => {
    while (begun < orders) {
      begun += 1;
      const turn = begun;
      if (turn % deathEvery === 0) await killDatabase(environment, (turn / deathEvery) % 2 === 0);
      if (turn % fullEvery === 0) await fillDisk(environment, (turn / fullEvery) % 2 === 0);
      if (turn % outageEvery === 0)
        outages.push(
          causeOutage(environment, outageParties[(turn / outageEvery) % outageParties.length] ?? 'supply'),
        );
      if (turn % 10 === 0) environment.workerPool.killOne();
      if (turn % 40 === 0) await jump(environment);
      if (turn % 100 === 0) options.report?.(`${turn} orders`);
      // Lives and other orders alternate for as long as there are both.
      const isLife = lives * orders < begun * options.lives;
      if (isLife) lives += 1;
      await (isLife ? live : buy)(environment).catch((error) =>
        options.report?.(`a shopper gave up: ${error}`),
      );
    }
  };
  await Promise.all(Array.from({ length: options.shoppers }, shop));
  // What nothing is to go wrong after begins with everybody answering.
  await Promise.all(outages);
}

async function killDatabase({ workerPool, database }: ChaosEnvironment, isWhole: boolean): Promise<void> {
  if (!isWhole) return database.killBackend();
  await database.killServer();
  await workerPool.move(database.url());
}

async function fillDisk({ workerPool, database, disk }: ChaosEnvironment, isLogFull: boolean): Promise<void> {
  if (disk !== null && (await database.fillDisk(disk, isLogFull))) await workerPool.move(database.url());
}

/** Orders placed meanwhile wait for it and are booked afterwards. */
async function causeOutage(
  { workerPool, outage }: ChaosEnvironment,
  party: (typeof outageParties)[number],
): Promise<void> {
  for (const silent of [party, null]) {
    outage.party = silent;
    await workerPool.callAll('setOutage', { party: silent });
    if (silent !== null) await sleep(outageMs);
  }
}

/** All clocks go forward or back by up to an hour. */
async function jump({ workerPool, random, clock }: ChaosEnvironment): Promise<void> {
  clock.offset = atNoon() + random.int(-60, 60) * 60_000;
  await workerPool.callAll('jump', { clockOffset: clock.offset });
}

/** One shopper, who orders, pays the balance of a deposit or not, and now and then has the order cancelled. */
async function buy(environment: ChaosEnvironment): Promise<void> {
  const { random } = environment;
  environment.provider.misbehave();
  const order = random.chance(12)
    ? await generateVoucherOrder(environment.provider.pay)
    : await chooseTrip(environment);
  const progress = await orderUntilSettled(environment, order);
  if (progress?.state !== 'booked') return;
  const hasDeposit = order.kind === 'trip' && order.instalments !== undefined;
  const { checkoutId } = order;
  // Staff or the missing balance end a trip while the shopper pays, or gets a part of the price back.
  const ends = [
    ...(order.kind === 'trip' && random.chance(15)
      ? [
          environment.workerPool
            .callAny('giveGoodwill', { checkoutId, amount: random.int(1, 2_000) })
            .catch(() => null),
        ]
      : []),
    ...(hasDeposit && random.chance(75) ? [payRequest(environment, order)] : []),
    ...(random.chance(25)
      ? [environment.workerPool.callAny('cancel', { checkoutId: order.checkoutId }).catch(() => null)]
      : hasDeposit && random.chance(25)
        ? [environment.workerPool.callAny('cancelUnpaid', { checkoutId: order.checkoutId }).catch(() => null)]
        : []),
  ];
  await Promise.all(ends);
}

const sureCard = { method: 'CreditCard', token: 'test-granted', holderName: 'Ada Lovelace' } as const;

/** One traveller with what happens between booking and coming home. */
async function live(environment: ChaosEnvironment): Promise<void> {
  const { random } = environment;
  const chosen = random.chance(40)
    ? await chooseTrip(environment)
    : await chooseTrip(environment, (order) => order);
  // Of some markets the law says what no answer means, in others staff call.
  const market = random.pick(['de', 'at'] as const);
  // Names are corrected by people: they have no digits.
  const travellers = chosen.travellers.map((each) => ({ ...each, lastName: 'Lovelace' }));
  // Most are paid at once: what comes after it is what counts here.
  const isSure = chosen.payment.method !== 'None' && random.chance(75);
  const order = { ...chosen, market, travellers, ...(isSure && { payment: sureCard }) };
  await orderUntilSettled(environment, order);
  if (await isBooked(environment, order.checkoutId)) await liveTrip(environment, order);
}

/** However slow the machine, a trip that is still being booked lives once it is. */
async function isBooked({ database }: ChaosEnvironment, checkoutId: string): Promise<boolean> {
  for (let looks = 0; looks < 100; looks += 1) {
    const found = await database
      .pool()
      .query<{ state: string; is_under_way: boolean }>(
        'select state, is_under_way from booking where checkout_id = $1 order by attempt desc limit 1',
        [checkoutId],
      )
      .catch(() => null);
    const [booking] = found?.rows ?? [];
    if (booking?.state === 'booked') return true;
    if (booking?.is_under_way === false) return false;
    await sleep(200);
  }
  return false;
}

/** A shopper whose trip is sold out looks for another one. */
async function chooseTrip(
  environment: ChaosEnvironment,
  payInParts = environment.otherMoney.payInParts,
): Promise<BookingOrder> {
  for (;;) {
    const request = generateOfferRequest(environment.random, dayAt(environment.clock.now()));
    const seen = await quote(environment, request);
    if (seen === null) continue;
    const { random, provider } = environment;
    return generateOrder(random, request, seen, payInParts, provider.pay);
  }
}

async function countEnds(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ ending: string; count: number }>(
    `select state || coalesce(' ' || failure, '') as ending, count(*)::int as count from booking group by 1 order by 2 desc`,
  );
  return Object.fromEntries(rows.map(({ ending, count }) => [ending, count]));
}

function countWords(file: string): Record<string, number> {
  const words: Record<string, number> = {};
  if (!existsSync(file)) return words;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) words[line] = (words[line] ?? 0) + 1;
  return words;
}

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BookingFigures } from '../../features/booking/limits/booking-figures.server.ts';
import type { VoucherLiability } from '../../features/booking/store/voucher-ledger.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { TRAFFIC_CLASSES } from '../../server/http/purpose.ts';
import { routeLabel } from '../../server/http/request-log.server.ts';
import type { SupplyHealth } from '../../server/supply/follow-supply.server.ts';
import type { AdmissionQueues } from '../../server/traffic/admission.server.ts';
import type { DatabaseProbe } from './database-probe.server.ts';
import type { MetricsReader } from './metrics-page.server.ts';

export interface Metrics {
  readonly crossSiteCalls: Counter;
  readonly forgedWebhooks: Counter;
  readonly reader: MetricsReader;
}

/** Measures requests, and collects what else this process knows about itself. */
export function registerMetrics(
  app: FastifyInstance,
  {
    queues,
    databaseAnswers,
    readSupplyHealth,
    bookingFigures,
    countOverdueBookings,
    countLateRefunds,
    countOpenWithdrawals,
    readVoucherLiability,
  }: {
    readonly queues: AdmissionQueues;
    readonly databaseAnswers: DatabaseProbe;
    readonly readSupplyHealth: () => SupplyHealth;
    readonly bookingFigures: BookingFigures;
    /** Bookings that are past their retention and cannot be anonymised, of all processes. */
    readonly countOverdueBookings: () => Promise<number>;
    /** Refunds that are not made although their promised day is over. */
    readonly countLateRefunds: () => Promise<number>;
    /** Withdrawals that staff have not settled yet. */
    readonly countOpenWithdrawals: () => Promise<number>;
    readonly readVoucherLiability: () => Promise<readonly VoucherLiability[]>;
  },
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte written, by route name and class of status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  const crossSiteCalls = new Counter({
    name: 'http_cross_site_calls_refused_total',
    help: 'Changing calls refused because they did not come from a page of this site',
    registers: [register],
  });
  const forgedWebhooks = new Counter({
    name: 'payment_webhooks_refused_total',
    help: 'Messages refused because the payment provider has not signed them, or not lately',
    registers: [register],
  });

  countHttpErrors(app, register);
  measureTraffic(register, queues);
  measureDatabase(register, databaseAnswers);
  measureSupply(register, readSupplyHealth);
  measureBookings(register, bookingFigures);
  measureRetention(register, countOverdueBookings);
  measureRefunds(register, countLateRefunds);
  measureWithdrawals(register, countOpenWithdrawals);
  measureVouchers(register, readVoucherLiability);

  app.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(routeLabel(request), `${Math.floor(reply.statusCode / 100)}xx`)
      .observe(reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', async () => register.clear());

  const reader = { contentType: register.contentType, metrics: () => register.metrics() };
  return { crossSiteCalls, forgedWebhooks, reader };
}

/**
 * Counts refused calls by the code in the response: an attacker who tries out cards, prices or other people's checkouts
 * shows as many of one kind. Codes are ours, so there are few of them.
 */
function countHttpErrors(app: FastifyInstance, register: Registry): void {
  const refusals = new Counter({
    name: 'http_calls_refused_total',
    help: 'Calls that were refused or failed, by route name and the code in the response',
    labelNames: ['route', 'code'],
    registers: [register],
  });
  app.addHook('onError', async (request, _reply, error: Error) => {
    if (error instanceof HttpError) refusals.labels(routeLabel(request), error.code).inc();
  });
  app.addHook('preSerialization', async (request, _reply, answer) => {
    const { success, messages } = (answer ?? {}) as Partial<UnsuccessfulAnswer>;
    if (success === false)
      for (const { code } of messages ?? []) refusals.labels(routeLabel(request), code).inc();
    return answer;
  });
}

/** What is handled, what waits and what was refused, by class of traffic. */
function measureTraffic(register: Registry, queues: AdmissionQueues): void {
  const read = () => TRAFFIC_CLASSES.map((name) => ({ name, ...queues[name].read() }));
  for (const [figure, help] of [
    ['running', 'Requests that are handled now, by class of traffic'],
    ['waiting', 'Requests that wait to be handled, by class of traffic'],
  ] as const) {
    const gauge: Gauge = new Gauge({
      name: `http_requests_${figure}`,
      help,
      labelNames: ['class'],
      registers: [register],
      collect() {
        for (const each of read()) gauge.labels(each.name).set(each[figure]);
      },
    });
  }
  const counter: Counter = new Counter({
    name: 'http_admissions_total',
    help: 'Requests by class of traffic and how they were received: admitted, or refused because too many waited (full), they waited too long (late), or the caller went away (gone)',
    labelNames: ['class', 'admission'],
    registers: [register],
    collect() {
      counter.reset();
      for (const { name, counts } of read())
        for (const [admission, count] of Object.entries(counts)) counter.labels(name, admission).inc(count);
    },
  });
}

/** Whether this process gets answers from the database: without them nothing can be booked. */
function measureDatabase(register: Registry, databaseAnswers: DatabaseProbe): void {
  const up: Gauge = new Gauge({
    name: 'database_up',
    help: '1 where the database has answered this process within a second, else 0',
    registers: [register],
    collect: async () => up.set(Number(await databaseAnswers())),
  });
}

/** How far this process is behind the supplier: without new prices, searches continue with old ones. */
function measureSupply(register: Registry, readSupplyHealth: () => SupplyHealth): void {
  const figures = {
    supply_batch_number: [
      'Newest batch of price and stock changes that this process has applied',
      ({ sequence }) => sequence,
    ],
    supply_batch_age_seconds: [
      'Time since the supplier made that batch, NaN until one has come',
      ({ age }) => (age === null ? Number.NaN : age / 1000),
    ],
    supply_leader: [
      '1 where this process takes the supplier’s changes over for all, else 0',
      ({ isLeader }) => Number(isLeader),
    ],
  } satisfies Record<string, readonly [help: string, read: (health: SupplyHealth) => number]>;
  for (const [name, [help, read]] of Object.entries(figures)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [register],
      collect: () => gauge.set(read(readSupplyHealth())),
    });
  }
}

/** What keeps personal data beyond its time: staff have to end it. */
function measureRetention(register: Registry, countOverdueBookings: () => Promise<number>): void {
  const overdue: Gauge = new Gauge({
    name: 'booking_retention_overdue',
    help: 'Bookings past their retention that are under way, wait for staff or owe a refund; NaN while the database does not answer',
    registers: [register],
    collect: async () => overdue.set(await countOverdueBookings().catch(() => Number.NaN)),
  });
}

/** What is owed to travellers for longer than the law allows (Directive (EU) 2015/2302, Article 12(4)). */
function measureRefunds(register: Registry, countLateRefunds: () => Promise<number>): void {
  const late: Gauge = new Gauge({
    name: 'booking_refunds_late',
    help: 'Refunds that are not made although their promised day is over; NaN while the database does not answer',
    registers: [register],
    collect: async () => late.set(await countLateRefunds().catch(() => Number.NaN)),
  });
}

/** What customers have withdrawn from, and nobody has found yet. */
function measureWithdrawals(register: Registry, countOpen: () => Promise<number>): void {
  const open: Gauge = new Gauge({
    name: 'withdrawals_open',
    help: 'Withdrawals without a contract that staff have not settled; NaN while the database does not answer',
    registers: [register],
    collect: async () => open.set(await countOpen().catch(() => Number.NaN)),
  });
}

/** What the shop owes for gift vouchers that nobody has redeemed yet: no figure while the database does not answer. */
function measureVouchers(register: Registry, read: () => Promise<readonly VoucherLiability[]>): void {
  const owed: Gauge<'company' | 'currency'> = new Gauge({
    name: 'voucher_liability',
    help: 'Owed for gift vouchers that are not redeemed, in minor units',
    labelNames: ['company', 'currency'],
    registers: [register],
    collect: async () => {
      owed.reset();
      for (const { companyId, currency, amount } of await read().catch(() => []))
        owed.set({ company: companyId, currency }, amount);
    },
  });
}

/** Holds and cards of orders. The label says what an order was counted by, which no answer to a shopper does. */
function measureBookings(register: Registry, figures: BookingFigures): void {
  const open: Gauge = new Gauge({
    name: 'booking_holds_open',
    help: 'Holds at the supplier that nobody has paid for yet, of all processes; NaN while the database does not answer',
    registers: [register],
    collect: async () => open.set(await figures.countOpenHolds().catch(() => Number.NaN)),
  });
  const counted = [
    [
      'booking_holds_refused_total',
      'Orders without a hold because there were too many',
      'by',
      'refusedHolds',
    ],
    ['booking_holds_released_total', 'Holds given back without a sale', 'reason', 'releasedHolds'],
    ['payment_cards_paused_total', 'Cards that had to wait after too many refused ones', 'by', 'pausedCards'],
  ] as const;
  for (const [name, help, label, figure] of counted) {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        counter.reset();
        for (const [value, count] of Object.entries(figures[figure])) counter.labels(value).inc(count);
      },
    });
  }
}

/** Shape of a refusal in the answers of the shop's calls. */
interface UnsuccessfulAnswer {
  readonly success: false;
  readonly messages: readonly { readonly code: string }[];
}

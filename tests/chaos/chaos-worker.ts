/** A process that leads bookings, together with supplier and payment provider, until it is killed. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { bookingTimings } from '../../src/defaults.ts';
import { sendForm } from '../../src/demo/payment-provider/provider-under-test.server.ts';
import { openEmbeddedSupplier } from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../src/demo/supplier/store/small-world.server.ts';
import type { Order } from '../../src/domain/booking/booking-order.ts';
import { countTravellers } from '../../src/domain/travellers/party.ts';
import { createBookings } from '../../src/features/booking/create-bookings.server.ts';
import { createOfficeService } from '../../src/features/booking/office/office-service.server.ts';
import { createGoodwill } from '../../src/features/booking/refunds/goodwill.server.ts';
import { createBookingStore } from '../../src/features/booking/store/booking-store.server.ts';
import { freezeCheckout } from '../../src/features/checkout/freeze-checkout.server.ts';
import type { PaymentFaults } from '../../src/ports/payment/payment-faults-port.ts';
import type { SupplyFaults } from '../../src/ports/supply/supply-faults-port.ts';
import { connectDatabase } from '../../src/server/database/connect-database.server.ts';
import { plainDocuments } from '../factories/booking-fixture.ts';
import { voucherHoldsUnderTest, voucherSalesUnderTest } from '../factories/paying/booking-payments.ts';
import { createFakeLoyalty, type LoyaltyFaults } from '../factories/paying/fake-loyalty.ts';
import { oneAccount } from '../factories/paying/one-account.ts';
import { createRandom } from '../oracle/random.ts';
import {
  createFaultInjector,
  injectLoyaltyFaults,
  injectPaymentFaults,
  injectSupplyFaults,
} from './fault-injector.ts';
import { createChaosMails } from './lives/chaos-mail.ts';
import { describeTrip } from './lives/describe-trip.ts';
import { openLifeCalls } from './lives/life-calls.ts';
import { openWorkerPayment } from './providers/open-worker-payment.ts';
import { offsetClock, type WorkerCalls, type WorkerSettings } from './worker-protocol.ts';

// A killed worker does not write its compile cache, so the cache is flushed at once for the next one.
flushCompileCache();
const [settings] = (await once(process, 'message')) as [WorkerSettings];
/** What a dying database says is expected; what is a bug shows in the books. */
const report = (error: unknown) => process.send?.({ report: String(error) });
/** Another one is started in its place, and so on until there is a database. */
const giveUp = (error: unknown): never => {
  report(error);
  process.exit(1);
};
const pool = await connectDatabase({ url: settings.databaseUrl, report }).catch(giveUp);
const db = openKysely(pool);
const clock = offsetClock(settings.clockOffset);
const faults: SupplyFaults = {};
const paymentFaults: PaymentFaults = {};
const loyaltyFaults: LoyaltyFaults = {};
const faultInjector = createFaultInjector({
  random: createRandom(settings.seed),
  faultPercent: settings.faultPercent,
  killAt: settings.killAt,
  crashLog: settings.crashLog,
  outage: settings.outage,
});

const supply = await openEmbeddedSupplier({
  pool,
  clock,
  faults,
  hotels: 3,
  seed: 7,
  secret: 'for tests only',
  describeWorld: describeSmallWorld,
}).catch(giveUp);
const { payments, url: providerUrl } = await openWorkerPayment(settings, {
  db,
  clock,
  faults: paymentFaults,
  onMessage: (webhook) => bookings.handleWebhook(webhook, 'default'),
  report,
});
const mails = createChaosMails(pool, faultInjector);
const documents = {
  certificate: faultInjector.wrap('own.certificate', plainDocuments.certificate),
  rest: faultInjector.wrap('own.rest', plainDocuments.rest),
  cancellationInvoice: plainDocuments.cancellationInvoice,
};
const longest = 600_000;
/** Not every state can be asked for at a vendor: what a lost message says ends by a limit. */
const longestAtProvider = settings.provider.kind === 'embedded' ? longest : 40_000;
const bookings = createBookings({
  db,
  pool,
  clock,
  cardRangesOf: () => abendmeer.payment.cardRanges,
  secret: 'for tests only',
  report,
  vouchers: voucherHoldsUnderTest,
  freezeCheckout,
  sales: voucherSalesUnderTest,
  loyalty: {
    port: injectLoyaltyFaults(createFakeLoyalty(pool, loyaltyFaults), faultInjector, loyaltyFaults),
    accounts: { findToken: async (accountId) => accountId },
  },
  isPricedAs: () => true,
  supply: injectSupplyFaults(supply.live, faultInjector, faults),
  payments: oneAccount(injectPaymentFaults(payments, faultInjector, paymentFaults)),
  documents,
  mails: mails.booking,
  timings: {
    ...bookingTimings,
    supplierTimeoutMs: 1_500,
    beginTimeoutMs: 1_500,
    paymentTimeoutMs: 1_500,
    loyaltyTimeoutMs: 1_500,
    softAfterMs: 1_000,
    shopperLimitMs: 4_000,
    // Nobody is silent for as long as that: however slow the machine, no limit may be reached.
    beginLimitMs: longest,
    payLimitMs: longestAtProvider,
    releaseLimitMs: longest,
    escalateAfterMs: longestAtProvider,
    retryDelaysMs: [100, 200, 500, 1_000],
    refundPollMs: 500,
    refundLimitMs: longestAtProvider,
    messageRetryMs: 500,
  },
});

const store = createBookingStore(db);
const goodwill = createGoodwill({ db, clock });
const staff = createOfficeService({
  db,
  clock,
  vouchers: voucherHoldsUnderTest,
  sales: voucherSalesUnderTest,
});

const lives = openLifeCalls({
  db,
  clock,
  supply,
  bookings,
  documents,
  mails: mails.notices,
  faultInjector,
  report,
});

const calls: {
  readonly [Name in keyof WorkerCalls]: (
    params: WorkerCalls[Name]['params'],
  ) => Promise<WorkerCalls[Name]['result']>;
} = {
  ...lives,
  async quote({ request }) {
    const options = () => ({ idempotencyKey: randomUUID(), timeoutMs: 5_000 });
    const verified = await supply.live.verify(request, options());
    const offered = await supply.live.extras({ ...request, insuranceMarket: null }, options());
    if (verified.outcome !== 'confirmed' || offered.outcome !== 'confirmed') return null;
    const { offer } = verified;
    const trip = describeTrip(offer, countTravellers(request.party));
    return { total: offer.total, extras: offered.extras, trip };
  },
  place: async ({ order, until }) => (await bookings.place(order as Order, until)) as never,
  follow: async ({ checkoutId }) => (await bookings.follow(checkoutId, 500)) as never,
  proceed: async ({ checkoutId, details }) => (await bookings.proceed(checkoutId, details, 1_000)) as never,
  abandonChallenge: async ({ checkoutId }) => (await bookings.abandonChallenge(checkoutId, 1_000)) as never,
  async cancel({ checkoutId }) {
    const note = { by: 'Ada', note: 'the shopper has called' };
    // Its documents may still be in the making: then it cannot be cancelled yet.
    for (let tries = 0; tries < 20; tries += 1) {
      const booking = await store.findLatest(checkoutId);
      if (booking !== null && (await staff.cancel(booking.id, note)) === 'done') return null;
      await sleep(100);
    }
    return null;
  },
  async giveGoodwill({ checkoutId, amount }) {
    const booking = await store.findLatest(checkoutId);
    if (booking !== null) await goodwill.give(booking.id, amount, { by: 'Ada', note: 'the pool was closed' });
    return null;
  },
  async retryRefunds() {
    const refused = await db
      .selectFrom('booking')
      .select('id')
      .where('state', '=', 'manual-review')
      .where('reason', '=', 'not-refundable')
      .execute();
    for (const { id } of refused) await staff.retry(id, { by: 'Ada', note: 'The provider has said why' });
    return null;
  },
  async cancelUnpaid({ checkoutId }) {
    const booking = await store.findLatest(checkoutId);
    if (booking !== null) await bookings.cancelUnpaid(booking.id);
    return null;
  },
  async endAction({ address, end }) {
    const page = providerUrl + new URL(address).pathname;
    if (end === 'cancelled') await sendForm(page, { answer: 'cancel' });
    else await sendForm(page, { answer: 'agree', code: end === 'passed' ? '123456' : '000000' });
    return null;
  },
  async handleWebhook(message) {
    const webhooks = await payments.readWebhooks(message);
    for (const webhook of webhooks ?? [])
      if (webhook.event !== 'unread') await bookings.handleWebhook(webhook, 'default');
    if (webhooks === null) return 'refused';
    return webhooks.some(({ event }) => event !== 'unread') ? 'taken' : 'unread';
  },
  async handleMessage({ webhook }) {
    await bookings.handleWebhook(webhook, 'default');
    return null;
  },
  async jump({ clockOffset }) {
    clock.offset = clockOffset;
    return null;
  },
  async setOutage({ party }) {
    faultInjector.setOutage(party);
    return null;
  },
};

process.on(
  'message',
  async ({ id, name, params }: { id: number; name: keyof WorkerCalls; params: never }) => {
    try {
      process.send?.({ id, result: await calls[name](params) });
    } catch (error) {
      process.send?.({ id, error: String(error) });
    }
  },
);
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });

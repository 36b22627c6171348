import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand as abendmeer } from '../../../src/brands/abendmeer/brand.ts';
import type { Db } from '../../../src/database/open-kysely.server.ts';
import type { EmbeddedSupplier } from '../../../src/demo/supplier/embedded-supplier.server.ts';
import { departureOfOffer } from '../../../src/domain/booking/departure-of-offer.ts';
import { invoiceTotalOf } from '../../../src/domain/money/package-price.ts';
import type { OfferKey } from '../../../src/domain/search/offer-query.ts';
import { everyBrand } from '../../../src/domain/staff/brand-scope.ts';
import { dayAt } from '../../../src/domain/time/calendar-day.ts';
import type { Clock } from '../../../src/domain/time/clock.ts';
import { listTravellerKinds } from '../../../src/domain/travellers/list-traveller-kinds.ts';
import { LANGUAGES } from '../../../src/domain/words/language.ts';
import type { Alternative } from '../../../src/features/booking/alternatives/alternative.ts';
import { quoteOwnCancellation } from '../../../src/features/booking/cancellation/quote-own-cancellation.ts';
import { buildChangeOrder } from '../../../src/features/booking/changes/build-change-order.ts';
import { createExtrasQuestion } from '../../../src/features/booking/changes/change-rules/extras-question.server.ts';
import type { FindChangedOffer } from '../../../src/features/booking/changes/change-rules/find-changed-offer.ts';
import { createChangeJudge } from '../../../src/features/booking/changes/judge-change.ts';
import { keepAnnouncedTimes } from '../../../src/features/booking/changes/keep-announced-times.ts';
import { type BookingRecord, currentOrder } from '../../../src/features/booking/model/booking-record.ts';
import type { Bookings } from '../../../src/features/booking/model/bookings.ts';
import type { DocumentRenderer } from '../../../src/features/booking/model/travel-document.ts';
import { createNoticeAnswers } from '../../../src/features/booking/notices/answer-notice.server.ts';
import { createPriceRaiseEntry } from '../../../src/features/booking/notices/enter-price-raise.server.ts';
import { createIncidents } from '../../../src/features/booking/notices/incidents.server.ts';
import type { NoticeMails } from '../../../src/features/booking/notices/notice-mails.ts';
import { startNoticeSender } from '../../../src/features/booking/notices/notice-sender.server.ts';
import { createPriceRaise } from '../../../src/features/booking/notices/raise-price.server.ts';
import { takeNotices } from '../../../src/features/booking/notices/take-notices.server.ts';
import {
  findCancellationBasis,
  findNotice,
  readNoticeOfBooking,
} from '../../../src/features/booking/notices/trip-notices.server.ts';
import { createBookingStore } from '../../../src/features/booking/store/booking-store.server.ts';
import { carryExtras } from '../../../src/features/checkout/extras/carry-extras.ts';
import { reviewExtras } from '../../../src/features/checkout/extras/review-extras.ts';
import { startInterval } from '../../../src/jobs/start-interval.server.ts';
import type { Visit } from '../../../src/site/visit.ts';
import { tripOf } from '../../factories/booking-order.ts';
import { createRandom } from '../../oracle/random.ts';
import type { FaultInjector } from '../fault-injector.ts';
import { chooseWish } from './choose-wish.ts';
import { describeTrip } from './describe-trip.ts';
import type { LifeCalls } from './life-protocol.ts';

interface LifeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly supply: EmbeddedSupplier;
  readonly bookings: Bookings;
  readonly documents: DocumentRenderer;
  readonly mails: NoticeMails;
  readonly faultInjector: FaultInjector;
  readonly report: (error: unknown) => void;
}

type Calls = {
  readonly [Name in keyof LifeCalls]: (
    params: LifeCalls[Name]['params'],
  ) => Promise<LifeCalls[Name]['result']>;
};

/** What a visit says to the rules of changes. */
const visit = { brand: abendmeer } as Visit;

/** The life of booked trips in a worker: takes what the supplier announces, sends notices, and does what travellers and staff ask for. */
export function openLifeCalls(deps: LifeDeps): Calls {
  const { db, clock, supply, bookings, faultInjector, report } = deps;
  const { wrap } = faultInjector;
  const store = createBookingStore(db);
  const cancelFree = wrap('own.cancelFree', (id: string) => bookings.cancelFree(id));
  const raisePrice = wrap(
    'own.raisePrice',
    createPriceRaise(bookings, (bookingId, noticeId) => readNoticeOfBooking(db, bookingId, noticeId)),
  );
  const notices = startNoticeSender({
    ...deps,
    cancelFree,
    raisePrice,
    timings: { pollIntervalMs: 300, leaseMs: 3_000, heartbeatMs: 1_000, retryDelaysMs: [300, 1_000] },
  });
  const intake = { ...deps, notices: { after: wrap('supply.notices', supply.notices.after) } };
  startInterval({
    intervalMs: 300,
    run: () => takeNotices({ ...intake, onTaken: notices.wake }),
    report,
  });
  const answers = createNoticeAnswers({ db, clock, cancelFree, raisePrice });
  const incidents = createIncidents({ db, clock, onOpened: notices.wake });
  const enterRaise = createPriceRaiseEntry({ db, clock, onEntered: notices.wake });
  const askExtras = createExtrasQuestion(supply.live, clock, () => true);

  /** The booking of a checkout, once nothing of it is in the making. */
  async function findBooked(checkoutId: string): Promise<BookingRecord | null> {
    for (let tries = 0; tries < 30; tries += 1) {
      const booking = await store.findLatest(checkoutId);
      if (booking?.state === 'booked') return booking;
      if (booking === null || ['cancelling', 'cancelled', 'failed'].includes(booking.state)) return null;
      await sleep(100);
    }
    return null;
  }

  const findLatestNotice = async (bookingId: string): Promise<string | null> => {
    const row = await db
      .selectFrom('trip_notice')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('answer_by', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };

  return {
    async wish({ checkoutId, kind, draw }) {
      const booking = await findBooked(checkoutId);
      if (booking === null) return null;
      const order = tripOf(currentOrder(booking));
      const noticeId = await findLatestNotice(booking.id);
      const addable = await askExtras(visit, order, booking.supplierNumber ?? '');
      const wish = chooseWish(kind, order, {
        random: createRandom(draw),
        noticeId,
        addable: typeof addable === 'string' ? null : addable,
      });
      if (wish === null) return null;
      const judge = createChangeJudge({
        clock,
        findOffer: createOfferFinder(supply, clock),
        askExtras,
        alternatives: {
          findNotice: (bookingId, id) => findNotice(db, bookingId, id),
          // What is chosen is on the list.
          listAlternatives: async () => ('offer' in wish ? [{ offer: wish.offer } as Alternative] : []),
        },
      });
      const judged = await judge(booking, wish, visit);
      if (judged.kind !== 'quoted') return null;
      const { change, after, quote, noticeId: of } = judged;
      return buildChangeOrder(booking, {
        checkoutId: randomBytes(16).toString('base64url'),
        change,
        after,
        quote,
        payment: { method: 'None' },
        cardDigits: null,
        ...(of === undefined ? {} : { noticeId: of }),
      });
    },
    async cause({ checkoutId, cause }) {
      const booking = await findBooked(checkoutId);
      if (booking !== null) await supply.cause(booking.supplierNumber ?? '', cause);
      return null;
    },
    async raise({ checkoutId, id, percent }) {
      const booking = await findBooked(checkoutId);
      if (booking === null) return null;
      const amount = Math.ceil((invoiceTotalOf(currentOrder(booking).price) * percent) / 100);
      const raise = { id, amount, reason: 'fuel', calculation: 'Fuel', by: 'Kim' } as const;
      await enterRaise(booking.bookingNumber, raise);
      return null;
    },
    async openIncident({ checkoutId, id, proposal }) {
      const booking = await findBooked(checkoutId);
      if (booking === null) return null;
      const { hotel, checkIn } = tripOf(currentOrder(booking)).trip;
      const hit = { hotel: hotel.name, from: checkIn, to: checkIn };
      const nothing = { airport: '', airline: '', flight: '' };
      const incident = {
        title: 'Flood',
        proposal,
        messages: Object.fromEntries(LANGUAGES.map((each) => [each, 'The beach is closed.'])),
        by: 'Kim',
        brands: everyBrand,
      };
      await incidents.open(id, { ...nothing, ...hit }, incident);
      return null;
    },
    async answer({ checkoutId, answer, isByPhone }) {
      const booking = await store.findLatest(checkoutId);
      const id = booking && (await findLatestNotice(booking.id));
      if (booking === null || id === null) return null;
      for (let tries = 0; tries < 20; tries += 1) {
        const outcome = isByPhone
          ? await answers.record(id, answer, { by: 'Kim', role: 'service', note: 'Called at noon' })
          : await answers.answer(booking.id, id, answer);
        if (outcome !== 'busy') return null;
        await sleep(200);
      }
      return null;
    },
    async cancelOwn({ checkoutId }) {
      for (let tries = 0; tries < 20; tries += 1) {
        const booking = await findBooked(checkoutId);
        const basis = booking && (await findCancellationBasis(db, booking, clock.now()));
        const quoted = booking && basis && quoteOwnCancellation(booking, clock.now(), basis);
        if (quoted === null || (await bookings.cancel(checkoutId, quoted)) !== 'changed') return null;
        await sleep(100);
      }
      return null;
    },
  };
}

/** Asks the supplier for an offer, as the page does. @param clock of the day of the booking */
function createOfferFinder({ live }: EmbeddedSupplier, clock: Clock): FindChangedOffer {
  const call = () => ({ idempotencyKey: randomUUID(), timeoutMs: 5_000 });
  return async (_visit, order, offer, where) => {
    const key = JSON.parse(offer) as OfferKey;
    if (where === 'same-hotel' && key.hotelId !== order.trip.hotel.id) return { outcome: 'gone' };
    const { party, insuranceMarket } = order;
    const request = { key, party, bookingDay: dayAt(clock.now()) };
    const verified = await live.verify(request, call());
    if (verified.outcome === 'refused') return { outcome: 'gone' };
    const offered = await live.extras({ ...request, insuranceMarket }, call());
    if (verified.outcome === 'unknown' || offered.outcome !== 'confirmed') return { outcome: 'unknown' };
    const described = describeTrip(verified.offer, order.travellers.length);
    const kinds = listTravellerKinds(party, departureOfOffer(request));
    return {
      outcome: 'confirmed',
      offerKey: key,
      trip: { ...described, ...keepAnnouncedTimes(order, key, described) },
      base: verified.offer.total,
      earlyBooking: 0,
      extras: reviewExtras(
        carryExtras(order, { offerKey: key, extras: offered.extras }),
        offered.extras,
        kinds,
        [],
      ).extras,
    };
  };
}

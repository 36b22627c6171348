import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingTimings, voucherOffers } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import type { VoucherHolds } from '../model/voucher-holds.server.ts';
import {
  isOpenOffer,
  type VoucherOffer,
  voucherOfferStates,
  worthOf,
} from '../model/voucher-offers/voucher-offer.ts';
import type { VoucherSales } from '../model/voucher-sales.server.ts';
import { saveStep } from '../workflow/save-step.server.ts';
import { takeVoucher } from '../workflow/take-voucher.ts';
import { listRefundsWithOffers } from './trip-refunds.server.ts';

export interface VoucherAnswerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly vouchers: VoucherHolds;
  readonly sales: VoucherSales;
  readonly links: PaymentLinks;
  /** For which refunds wait before they are sent, milliseconds. */
  readonly refundWaitMs: number;
}

export const VOUCHER_ANSWERS = ['take', 'refuse'] as const;
export type VoucherOfferAnswer = (typeof VOUCHER_ANSWERS)[number];

/** What the traveller had read when they answered; it is stored with the answer. */
export interface ReadConsentText {
  readonly language: Language;
  readonly words: string;
}

/** `gone`: answered already, its time is over, or the money is sent · `busy`: something else about the booking came first, several times */
export type VoucherAnswerOutcome = 'done' | 'gone' | 'busy';

/** The traveller's answer to a voucher in place of money. The caller knows that they may act on the trip. */
export type AnswerVoucherOffer = (
  tripBookingId: string,
  offerId: string,
  answer: VoucherOfferAnswer,
  read: ReadConsentText,
) => Promise<VoucherAnswerOutcome>;

/** The offer has ended since it was read: thrown so that the transaction stores nothing. */
class OfferGoneError extends Error {}

/**
 * Creates the answering of offers. Taking one settles the refund in one transaction with the voucher that is owed from then on, under the version of the
 * booking: of sending the money and taking the voucher exactly one is stored.
 */
export function createVoucherAnswering(deps: VoucherAnswerDeps): AnswerVoucherOffer {
  const { db, clock, refundWaitMs } = deps;
  return async (tripBookingId, offerId, answer, read) => {
    for (let tries = 0; tries < voucherOffers.tries; tries += 1) {
      const refunds = await listRefundsWithOffers(db, tripBookingId, refundWaitMs);
      const found = refunds.find(({ offer }) => offer?.id === offerId);
      const now = clock.now();
      if (found === undefined || found.offer === null || !isOpenOffer(found.offer, now)) return 'gone';
      const { offer } = found;
      const answered = { offer, tripBookingId, read, at: now };
      if (answer === 'refuse') return refuse(db, answered);
      const facts = toFacts(answered);
      const change = takeVoucher(found.booking, found.refund, offer, { kind: 'voucher-taken', facts });
      if (change === null) return 'gone';
      const also = (trx: Db) => giveVoucher(trx, deps, { ...answered, order: found.booking.order });
      const { vouchers, sales, links } = deps;
      const { shopperLimitMs } = bookingTimings;
      const lease = { holder: 'traveller', leaseMs: 0 };
      const saving = {
        booking: found.booking,
        change,
        step: null,
        at: now,
        vouchers,
        sales,
        links,
        shopperLimitMs,
        lease,
        also,
      };
      try {
        if ((await saveStep(db, saving)) !== null) return 'done';
      } catch (error) {
        if (error instanceof OfferGoneError) return 'gone';
        throw error;
      }
    }
    return 'busy';
  };
}

interface Answered {
  readonly offer: VoucherOffer;
  readonly tripBookingId: string;
  readonly read: ReadConsentText;
  readonly at: Date;
}

const toFacts = ({ offer: { amount, bonus, currency }, read }: Answered) => ({
  voucher: { amount, bonus, currency },
  read: `${read.language}: ${read.words}`,
});

async function refuse(db: Db, answered: Answered): Promise<VoucherAnswerOutcome> {
  return db.transaction().execute(async (trx) => {
    if (!(await endOffer(trx, answered, null))) return 'gone';
    await addEvent(trx, answered, 'voucher-refused');
    return 'done';
  });
}

/** @throws OfferGoneError */
async function giveVoucher(
  trx: Db,
  { sales }: Pick<VoucherAnswerDeps, 'sales'>,
  answered: Answered & { readonly order: Parameters<typeof toVoucher>[1] },
): Promise<void> {
  const { offer, tripBookingId, at, order } = answered;
  const voucherId = await sales.giveInPlace(trx, toVoucher(offer, order), at);
  if (!(await endOffer(trx, answered, voucherId))) throw new OfferGoneError();
  // The history of a later payment is none that staff read.
  if (offer.bookingId !== tripBookingId) await addEvent(trx, answered, 'voucher-taken');
}

function toVoucher(
  offer: VoucherOffer,
  {
    companyId,
    brand,
    market,
  }: Pick<Parameters<VoucherSales['giveInPlace']>[1], 'companyId' | 'brand' | 'market'>,
) {
  const { bookingId, currency } = offer;
  return { bookingId, companyId, brand, market, currency, amount: worthOf(offer) };
}

/** @returns false where it is answered already, or its time is over */
async function endOffer(trx: Db, { offer, read, at }: Answered, voucherId: string | null): Promise<boolean> {
  const ended = await trx
    .updateTable('voucher_offer')
    .set({
      state: voucherOfferStates.move('open', voucherId === null ? 'refused' : 'taken'),
      answered_at: at,
      answer_language: read.language,
      answer_words: read.words,
      voucher_id: voucherId,
    })
    .where('id', '=', offer.id)
    .where('state', '=', 'open')
    .where('ends_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

async function addEvent(
  trx: Db,
  answered: Answered,
  kind: 'voucher-taken' | 'voucher-refused',
): Promise<void> {
  const { tripBookingId, at } = answered;
  await trx
    .insertInto('booking_event')
    .values({ booking_id: tripBookingId, at, kind, facts: JSON.stringify(toFacts(answered)) })
    .execute();
}

import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy, voucherOffers } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { startWorker, type Worker, type WorkerTimings } from '../../../jobs/start-worker.server.ts';
import type { MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { currentOrder } from '../model/booking-record.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { composeVoucherOfferMail } from './compose-voucher-offer-mail.ts';
import { type ShownOfferDeps, showVoucherOffers } from './show-voucher-offers.server.ts';

export interface VoucherOfferMailDeps extends ShownOfferDeps {
  readonly clock: Clock;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly mail: MailPort;
  /** Signs the links in mails. */
  readonly secret: string;
  /** How often offers are looked for, and when mails that failed are tried again. */
  readonly timings?: WorkerTimings & { readonly retryDelaysMs: readonly number[] };
  readonly report: (error: unknown) => void;
}

interface OfferRow {
  readonly id: string;
  readonly tries: number;
}

/** Sends the mail about each voucher that is offered in place of money: once, by any one process, and none once the offer is over. */
export function startVoucherOfferMails(deps: VoucherOfferMailDeps): Worker {
  const { timings = voucherOffers } = deps;
  return startWorker<OfferRow>({
    queue: createJobQueue<OfferRow>(deps.db, {
      table: 'voucher_offer',
      key: ['id'],
      isOpen: `mail_state = 'due'`,
      dueAt: 'next_at',
      attempts: 'tries',
      columns: ['id', 'tries'],
    }),
    timings,
    retry: { delaysMs: timings.retryDelaysMs, escalateAfter: voucherOffers.escalateAfterAttempts },
    batchSize: voucherOffers.batchSize,
    clock: deps.clock,
    work: async (rows) => {
      const done = await Promise.all(
        rows.map((row) =>
          send(deps, row.id).catch((error: unknown) => {
            deps.report(error);
            return false;
          }),
        ),
      );
      return rows.filter((_, at) => !done[at]);
    },
    report: deps.report,
  });
}

/** @returns false where it has to be tried again */
async function send(deps: VoucherOfferMailDeps, id: string): Promise<boolean> {
  const { db, clock, brands, mail, secret } = deps;
  const booking = await findTrip(db, id);
  const order = booking === null ? null : currentOrder(booking);
  if (booking === null || order?.kind !== 'trip') throw new Error(`Offer ${id} is of no trip`);
  const now = clock.now();
  const { checkoutId, bookingNumber } = booking;
  const linkKey = signResultKey(secret, checkoutId, lastDayOfResultLink(order.trip, dayAt(now)));
  const opened = { bookingId: booking.id, checkoutId, locale: order.locale, linkKey, now };
  const offer = (await showVoucherOffers(deps, opened)).find((each) => each.id === id);
  if (offer?.state !== 'open' || order.contact.email === '') return end(db, id, 'ended');
  const brand = withMarketHotline(brands.of(order), order.chosenMarket);
  const outcome = await mail.send(
    {
      id: `voucher-offer-${id}`,
      to: { name: formatName(order.billing), address: order.contact.email },
      from: { name: brand.name, address: brand.company.email },
      ...composeVoucherOfferMail({
        order,
        brand,
        texts: await loadTexts(order.language),
        bookingNumber,
        offer,
        link: order.origin + offer.path,
      }),
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
  if (outcome === 'unknown') return false;
  if (outcome === 'refused') deps.report(new Error(`The mail about offer ${id} is refused for good`));
  return end(db, id, outcome);
}

/** The trip that an offer is about: also where the money goes back to a later payment. */
async function findTrip(db: Db, offerId: string) {
  const { id } = await db
    .selectFrom('voucher_offer')
    .innerJoin('due_refund', 'due_refund.id', 'voucher_offer.due_refund_id')
    .innerJoin('booking', 'booking.id', 'due_refund.booking_id')
    .select((eb) => eb.fn.coalesce('booking.trip_booking_id', 'booking.id').as('id'))
    .where('voucher_offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
  return createBookingStore(db).find(id);
}

async function end(db: Db, id: string, state: 'taken' | 'refused' | 'ended'): Promise<true> {
  await db
    .updateTable('voucher_offer')
    .set({ mail_state: state, locked_until: null })
    .where('id', '=', id)
    .execute();
  return true;
}

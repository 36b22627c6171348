import type { LiveBrands } from '../../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../../brands/with-market-hotline.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../../defaults.ts';
import type { Order, VoucherOrder } from '../../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { MailOutcome, MailPort } from '../../../../ports/mail/mail-port.ts';
import type { RenderSheet } from '../../../../site/documents/document-sheet.ts';
import { attachLogo } from '../../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { composeGiftMail } from './compose-gift-mail.ts';
import { composeGiftSheet, formatRecipient, type GiftContext, type GiftOrder } from './compose-gift-sheet.ts';

export interface VoucherMailerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly render: RenderSheet;
}

/** Sends a voucher with its code to whom its buyer has chosen. */
export type SendVoucher = (
  voucherId: string,
  code: string,
  options?: { readonly isAgain?: boolean },
) => Promise<MailOutcome>;

/**
 * Creates the mailer of vouchers: the mail has the PDF attached. Its id contains the code's last characters, so that one code is sent once,
 * and a new code in a mail of its own. An address that refuses the mail for good is the recipient's: then the buyer gets it.
 */
export function createVoucherMailer(deps: VoucherMailerDeps): SendVoucher {
  return async (voucherId, code, { isAgain = false } = {}) => {
    const { lastDay, ...origin } = await readOrigin(deps.db, voucherId);
    const { order } = origin;
    const brand = withMarketHotline(deps.brands.of(order), order.chosenMarket);
    const texts = await loadTexts(order.language);
    const context: GiftContext = { ...origin, brand, texts, code, lastDay, madeAt: deps.clock.now() };
    const content = await deps.render(composeGiftSheet(context), 'spare');
    const logo = await attachLogo(brand);
    const send = (to: 'recipient' | 'buyer') =>
      deps.mail.send(
        {
          id: `voucher-${voucherId}-${code.slice(-4)}-${to}`,
          to: addressOf(order, to),
          from: { name: brand.name, address: brand.company.email },
          ...composeGiftMail(context, { to, isAgain }),
          attachments: [
            { name: `${texts('documents.gift.file')}-${brand.name}.pdf`, type: 'application/pdf', content },
            logo,
          ],
        },
        mailPolicy.sendTimeoutMs,
      );
    if (order.voucher.delivery.email === null) return send('buyer');
    const sent = await send('recipient');
    return sent === 'refused' ? send('buyer') : sent;
  };
}

function addressOf(order: GiftOrder, to: 'recipient' | 'buyer') {
  const { contact, billing, voucher } = order;
  return to === 'recipient' && voucher.delivery.email !== null
    ? { name: formatRecipient(order), address: voucher.delivery.email }
    : { name: `${billing.firstName} ${billing.lastName}`, address: contact.email };
}

/** @throws Error for a voucher that no order has sold, and that is in place of no money */
async function readOrigin(db: Db, voucherId: string) {
  return (await readSale(db, voucherId)) ?? (await readMoneyOwed(db, voucherId));
}

async function readSale(db: Db, voucherId: string) {
  const row = await db
    .selectFrom('voucher')
    .innerJoin('booking', 'booking.id', 'voucher.booking_id')
    .select((eb) => ['booking.order', eb.cast<string>('voucher.expires_on', 'text').as('last_day')])
    .where('voucher.id', '=', voucherId)
    .executeTakeFirst();
  if (row === undefined) return null;
  // The column is JSON that `place` has written; its kind is checked below.
  const order = row.order as unknown as VoucherOrder;
  if (order.kind !== 'voucher') throw new Error(`Voucher ${voucherId} was not sold`);
  return { order, lastDay: requireDay(row.last_day) };
}

/** The order of a booking that owed money, as if it had bought the voucher for its customer. */
async function readMoneyOwed(db: Db, voucherId: string) {
  const row = await db
    .selectFrom('voucher')
    .innerJoin('voucher_offer', 'voucher_offer.voucher_id', 'voucher.id')
    .innerJoin('due_refund', 'due_refund.id', 'voucher_offer.due_refund_id')
    .innerJoin('booking', 'booking.id', 'due_refund.booking_id')
    .select((eb) => [
      'booking.order',
      'voucher.face_amount',
      'voucher_offer.amount',
      eb.cast<string>('voucher.expires_on', 'text').as('last_day'),
      // Of the trip, also where a later payment for it owed the money.
      eb
        .selectFrom('booking as trip')
        .select('trip.booking_number')
        .where('trip.id', '=', eb.fn.coalesce('booking.trip_booking_id', 'booking.id'))
        .as('booking_number'),
    ])
    .where('voucher.id', '=', voucherId)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`Voucher ${voucherId} was not sold`);
  // The column is JSON that `place` has written: what every order has is read of it.
  const owed = row.order as unknown as Order;
  const order: GiftOrder = { ...owed, voucher: { ...forTheCustomer, amount: Number(row.face_amount) } };
  const inPlaceOf = { amount: Number(row.amount), bookingNumber: row.booking_number ?? '' };
  return { order, lastDay: requireDay(row.last_day), inPlaceOf };
}

/** The brand's first design, for nobody else. */
const forTheCustomer = {
  design: '',
  recipient: { firstName: '', lastName: '' },
  message: '',
  delivery: { email: null, day: null },
} as const;

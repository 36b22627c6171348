import type { LiveBrands } from '../../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../../brands/with-market-hotline.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../../defaults.ts';
import type { Order } from '../../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { MailOutcome, MailPort } from '../../../../ports/mail/mail-port.ts';
import type { RenderSheet } from '../../../../site/documents/document-sheet.ts';
import { attachLogo } from '../../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { composeGiftMail } from './compose-gift-mail.ts';
import { composeGiftSheet, formatRecipient, type GiftContext, type GiftOrder } from './compose-gift-sheet.ts';

/** The bookings that vouchers come from. */
export interface VoucherOrigins {
  /** What a booking has ordered; null where there is none of that id. */
  findOrder(bookingId: string): Promise<Order | null>;
  /** The order that owed the money which a voucher is in place of, with its amount in minor units; null for no money. */
  findMoneyOwed(voucherId: string): Promise<{
    readonly order: Order;
    readonly amount: number;
    /** Of the trip. */
    readonly bookingNumber: string;
  } | null>;
}

export interface VoucherMailerDeps {
  readonly db: Db;
  readonly origins: VoucherOrigins;
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
    const { lastDay, ...origin } = await readOrigin(deps, voucherId);
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
async function readOrigin({ db, origins }: VoucherMailerDeps, voucherId: string) {
  const voucher = await db
    .selectFrom('voucher')
    .select((eb) => ['booking_id', 'face_amount', eb.cast<string>('expires_on', 'text').as('last_day')])
    .where('id', '=', voucherId)
    .executeTakeFirst();
  if (voucher === undefined) throw new Error(`There is no voucher ${voucherId}`);
  const lastDay = requireDay(voucher.last_day);
  const sold = voucher.booking_id === null ? null : await origins.findOrder(voucher.booking_id);
  if (sold?.kind === 'voucher') return { order: sold, lastDay };
  const owed = await origins.findMoneyOwed(voucherId);
  if (owed === null) throw new Error(`Voucher ${voucherId} was not sold`);
  // As if the booking that owed the money had bought the voucher for its customer.
  const order: GiftOrder = {
    ...owed.order,
    voucher: { ...forTheCustomer, amount: Number(voucher.face_amount) },
  };
  const inPlaceOf = { amount: owed.amount, bookingNumber: owed.bookingNumber };
  return { order, lastDay, inPlaceOf };
}

/** The brand's first design, for nobody else. */
const forTheCustomer = {
  design: '',
  recipient: { firstName: '', lastName: '' },
  message: '',
  delivery: { email: null, day: null },
} as const;

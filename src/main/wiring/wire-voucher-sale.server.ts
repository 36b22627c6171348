import type { VoucherDeps } from '../../api/vouchers/voucher-deps.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../defaults.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { failureCode } from '../../features/booking/model/failure-code.ts';
import { startVoucherDelivery } from '../../features/vouchers/sale/delivery/voucher-delivery.server.ts';
import type { SendVoucher } from '../../features/vouchers/sale/delivery/voucher-mailer.server.ts';
import type { VoucherOrderState } from '../../features/vouchers/sale/load-voucher-form.server.ts';
import type { VoucherReceipt } from '../../features/vouchers/sale/load-voucher-result.server.ts';
import { createVoucherCheckoutStore } from '../../features/vouchers/sale/voucher-checkout-store.server.ts';
import { createVoucherStock } from '../../features/vouchers/sale/voucher-stock.server.ts';
import type { VoucherDigests } from '../../features/vouchers/store/voucher-digests.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { AppDeps } from './app-deps.ts';

interface VoucherSaleDeps {
  readonly db: Db;
  readonly bookings: Bookings;
  readonly payments: CompanyPayments;
  readonly captcha: CaptchaPort;
  readonly liveBrands: LiveBrands;
  readonly digests: VoucherDigests;
  readonly send: SendVoucher;
}

export interface WiredVoucherSale {
  readonly vouchers: VoucherDeps;
  close(): Promise<void>;
}

/** What sells gift vouchers. */
export function wireVoucherSale(
  { log }: Pick<AppDeps, 'log'>,
  { db, bookings, payments, captcha, liveBrands, digests, send }: VoucherSaleDeps,
): WiredVoucherSale {
  const clock = systemClock;
  const stock = createVoucherStock(db, clock);
  const givingBack = startInterval({
    intervalMs: voucherPolicy.stockIntervalMs,
    run: () => stock.giveBackUnsold(),
    report: (error) => log.error({ err: error }, 'unsold vouchers were not put back and are tried again'),
  });
  const delivery = startVoucherDelivery({
    db,
    clock,
    brands: liveBrands,
    digests,
    send,
    report: (error) => log.error({ err: error }, 'a voucher was not delivered and is tried again'),
  });
  return {
    vouchers: {
      checkouts: createVoucherCheckoutStore(db, clock),
      stock,
      bookings,
      payments,
      clock,
      captcha:
        captcha.browser.kind === 'none'
          ? null
          : { verify: (token) => captcha.verify(token, { action: 'voucher' }) },
    },
    close: async () => {
      await Promise.all([givingBack.close(), delivery.close()]);
    },
  };
}

/** State of the order of a purchase, for the page of its form. */
export async function findVoucherOrder(
  bookings: Pick<Bookings, 'follow'>,
  checkoutId: string,
): Promise<VoucherOrderState> {
  const progress = await bookings.follow(checkoutId, 0);
  switch (progress?.state) {
    case undefined:
      return { kind: 'none' };
    case 'working':
      return { kind: 'working' };
    case 'action':
      return { kind: 'action', action: progress.action };
    case 'failed':
      return { kind: 'failed', code: failureCode(progress.failure) };
    case 'booked':
    case 'soft-booked':
      return { kind: 'sold' };
  }
}

/** A purchase that is paid, or whose payment is not known to have failed; null for any other. */
export async function findSoldVoucher(
  bookings: Pick<Bookings, 'follow'>,
  checkoutId: string,
): Promise<VoucherReceipt | null> {
  const progress = await bookings.follow(checkoutId, 0);
  if (progress?.state === 'booked') {
    const { bookingNumber, bookedAt } = progress.facts;
    return { bookingNumber, bookedAt };
  }
  if (progress?.state === 'soft-booked') return { bookingNumber: progress.bookingNumber, bookedAt: null };
  return null;
}

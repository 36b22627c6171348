import type { BrandVouchers } from '../../brands/brand.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { changeCardAmount } from '../../features/checkout/payment/card/change-card-amount.server.ts';
import { readVoucherInfo } from '../../features/vouchers/sale/read-voucher-info.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { CheckedVoucherData, VoucherAnswer } from '../../features/vouchers/sale/voucher-schemas.ts';
import { readSentInfo } from '../../features/vouchers/sale/voucher-values.ts';
import type { TextSigner } from '../../site/text-signer.ts';
import type { Visit } from '../../site/visit.ts';
import { presentSoldOut } from './order-voucher.server.ts';
import { presentCartOf, refuseVoucher } from './present-voucher.server.ts';
import type { VoucherDeps } from './voucher-deps.ts';

interface VoucherInfoRequest {
  readonly checkout: VoucherCheckout;
  readonly visit: Visit;
  /** What the brand sells. */
  readonly vouchers: BrandVouchers;
  readonly data: CheckedVoucherData;
  /** Null for a guest. */
  readonly memberId: string | null;
  /** Has signed the key of the open card fields. */
  readonly signer: Pick<TextSigner, 'unsignCookie'>;
}

/**
 * Checks the form by the rules of the page and stores it (VOUCH-003, CAPI-021). The captcha is asked for last, and once for each purchase: what it
 * has passed stays passed.
 * @param report receives why the amount of open card fields was not changed; the order goes on
 */
export async function setVoucherInfo(
  deps: Omit<VoucherDeps, 'bookings'> & { readonly bookings: Pick<VoucherDeps['bookings'], 'follow'> },
  { checkout, visit, vouchers, data, memberId, signer }: VoucherInfoRequest,
  report: (error: unknown) => void,
): Promise<VoucherAnswer> {
  const progress = await deps.bookings.follow(checkout.id, 0);
  if (progress !== null && progress.state !== 'failed')
    return refuseVoucher(checkout, 'voucherAlreadyBookedError');
  const available = await deps.stock.listAvailable({ key: visit.brand.key, vouchers });
  if (available.length === 0) return presentSoldOut(visit, checkout);
  const read = readVoucherInfo(readSentInfo(data), {
    amounts: available,
    currency: checkout.currency,
    designs: vouchers.designs.map((design) => design.key),
    today: dayAt(deps.clock.now()),
  });
  if (!read.ok) return refuseVoucher(checkout, 'unknownIssue', { errors: read.faults });
  if (deps.captcha !== null && !checkout.hasPassedCaptcha) {
    const outcome = await deps.captcha.verify(data.recaptcha ?? null);
    if (outcome !== 'passed')
      return refuseVoucher(checkout, 'captchaFailed', { errors: { recaptcha: 'required' } });
    await deps.checkouts.passCaptcha(checkout.id);
  }
  const changed = await deps.checkouts.setInfo(checkout.id, read.info, memberId);
  const { cardFields } = data.payment;
  const { id, amount, currency } = changed;
  if (cardFields !== undefined && amount !== null)
    await changeCardAmount(
      { payments: deps.payments.of(changed.companyId), signer },
      { prefix: 'voucher-card-fields', checkoutId: id },
      { key: cardFields, amount, currency },
      report,
    );
  return presentCartOf(changed);
}

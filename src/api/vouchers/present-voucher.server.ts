import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { failureCode } from '../../features/booking/model/failure-code.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { VoucherAnswer } from '../../features/vouchers/sale/voucher-schemas.ts';
import { buildPath } from '../../url.ts';

type Cart = NonNullable<VoucherAnswer['cart']>;

/** The cart of a purchase, with its number once it is booked. */
function presentCart({ id, currency, amount, info }: VoucherCheckout, bookingNumber: string | null): Cart {
  const purchase = info?.purchase ?? null;
  return {
    checkout: {
      id,
      voucher: purchase && {
        amount: purchase.amount,
        currency,
        design: purchase.design,
        recipient: purchase.recipient,
      },
      totalAmount: amount,
      currency,
      bookingData: bookingNumber === null ? null : { transactionKey: bookingNumber },
    },
  };
}

/** A purchase that nobody has ordered yet. */
export function presentCartOf(checkout: VoucherCheckout | null): VoucherAnswer {
  return {
    success: true,
    finished: false,
    cart: checkout && presentCart(checkout, null),
    messages: [],
    errors: {},
    action: null,
    redirect: null,
    next: null,
    waitSeconds: null,
  };
}

/** A call that has changed nothing: the types of its messages are the errors (CAPI-024, ERR-022). */
export function refuseVoucher(
  checkout: VoucherCheckout | null,
  type: string,
  more: Partial<Pick<VoucherAnswer, 'errors' | 'next' | 'waitSeconds'>> = {},
): VoucherAnswer {
  return { ...presentCartOf(checkout), ...more, success: false, messages: [{ type }] };
}

/**
 * The state of an order (VOUCH-005 to VOUCH-007). A finished payment leads to the success page, and so does one that is authorised
 * and whose end is not known yet; what the buyer has to do at the bank comes first. Anything else is an error (checkout X-058).
 * @param locale locale segment of the site, for `next`
 */
export function presentVoucher(
  progress: BookingProgress | null,
  checkout: VoucherCheckout,
  locale: string,
): VoucherAnswer {
  const cart = presentCartOf(checkout);
  const form = buildPath('voucher_form', { _locale: locale }, { checkoutId: checkout.id });
  const success = buildPath('voucher', { _locale: locale, checkoutId: checkout.id });
  switch (progress?.state) {
    case undefined:
      return cart;
    case 'working':
      return { ...cart, next: form };
    case 'action': {
      const { action } = progress;
      return { ...cart, action, redirect: action.kind === 'redirect' ? action.url : null, next: form };
    }
    case 'booked':
      return {
        ...cart,
        finished: true,
        cart: presentCart(checkout, progress.facts.bookingNumber),
        next: success,
      };
    case 'soft-booked':
      return { ...cart, finished: true, next: success };
    case 'failed':
      return { ...refuseVoucher(checkout, failureCode(progress.failure)), finished: true };
  }
}

import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { VoucherCheckoutStore } from './voucher-checkout-store.server.ts';
import { lastDayOfWithdrawal } from './withdraw-voucher.server.ts';

/** A voucher that was bought. */
export interface VoucherReceipt {
  readonly bookingNumber: string;
  /** Null while the payment's end is not known yet. */
  readonly bookedAt: Date | null;
}

export interface VoucherResultDeps {
  readonly checkouts: Pick<VoucherCheckoutStore, 'find'>;
  /** Null for an order that is not paid. */
  readonly findSold: (checkoutId: string) => Promise<VoucherReceipt | null>;
}

/** Loads the success page (VOUCH-005, VOUCH-006, FLOW-016, ROUTE-031); a purchase that is not paid leads back to its form. */
export function createVoucherResultLoader({ checkouts, findSold }: VoucherResultDeps): PageLoader {
  return async (visit, match, _url, { id: visitorId }) => {
    const { key, vouchers } = visit.brand;
    const id = match.params.checkoutId ?? '';
    const checkout = vouchers === null ? null : await checkouts.find(id, { visitorId, brand: key });
    if (checkout === null) return null;
    const sold = await findSold(checkout.id);
    if (sold === null || checkout.info === null)
      return redirect(buildPath('voucher_form', { _locale: visit.locale }, { checkoutId: checkout.id }));
    const texts = await loadTexts(visit.language);
    const { buyer, purchase } = checkout.info;
    return {
      code: 200,
      pageMetaContent: { title: texts('voucher.sold.title'), description: '', isHidden: true },
      isPersonal: true,
      route: 'voucher',
      view: 'voucherResult',
      props: {
        bookingNumber: sold.bookingNumber,
        isConfirmed: sold.bookedAt !== null,
        purchase,
        currency: checkout.currency,
        buyerEmail: buyer.email,
        withdrawUntil: sold.bookedAt === null ? null : formatDay(lastDayOfWithdrawal(sold.bookedAt)),
      },
    };
  };
}

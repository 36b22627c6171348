import { ownMarketOf } from '../../../brands/own-market.ts';
import { listMethods, listWallets } from '../../../domain/booking/list-payment-methods.ts';
import { chargedCurrencyOf, countryOf } from '../../../domain/places/market.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CompanyPayments } from '../../../ports/payment/company-payments-port.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { PageData, PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { VoucherCheckout } from './voucher-checkout.ts';
import type { VoucherCheckoutStore } from './voucher-checkout-store.server.ts';
import type { VoucherStock } from './voucher-stock.server.ts';
import { toVoucherValues } from './voucher-values.ts';

/** State of the order of a purchase, as far as its page asks. */
export type VoucherOrderState =
  | { readonly kind: 'none' | 'working' | 'sold' }
  | { readonly kind: 'action'; readonly action: PaymentAction }
  /** @param code error code of the failure */
  | { readonly kind: 'failed'; readonly code: string };

export interface VoucherFormDeps {
  readonly checkouts: Pick<VoucherCheckoutStore, 'find'>;
  readonly stock: Pick<VoucherStock, 'listAvailable'>;
  readonly payments: CompanyPayments;
  readonly findOrder: (checkoutId: string) => Promise<VoucherOrderState>;
  readonly clock: Clock;
}

/**
 * Loads the page of a voucher's purchase (ROUTE-032, ROUTE-033): its form, or with a cart that was ordered the step at the bank. Where no
 * voucher is for sale, visitors are led elsewhere and editors stay (VOUCH-043 to VOUCH-045, EDIT-008). Null for a brand without vouchers.
 */
export function createVoucherFormLoader(deps: VoucherFormDeps): PageLoader {
  return async (visit, _match, url, { id: visitorId }) => {
    const { key, vouchers } = visit.brand;
    if (vouchers === null) return null;
    const formPath = buildPath('voucher_form', { _locale: visit.locale });
    const { checkoutId, ...returned } = Object.fromEntries(url.searchParams);
    const checkout =
      checkoutId === undefined ? null : await deps.checkouts.find(checkoutId, { visitorId, brand: key });
    if (checkoutId !== undefined && checkout === null) return redirect(formPath);
    const order: VoucherOrderState = checkout === null ? { kind: 'none' } : await deps.findOrder(checkout.id);
    if (checkout !== null && order.kind === 'sold')
      return redirect(buildPath('voucher', { _locale: visit.locale, checkoutId: checkout.id }));
    if (checkout !== null && (order.kind === 'action' || order.kind === 'working'))
      return showPayment(visit, checkout, order.kind === 'action' ? order.action : null, returned);
    const amounts = await deps.stock.listAvailable({ key, vouchers });
    if (amounts.length === 0 && !visit.isEditor)
      return redirect(vouchers.fallbackPath ?? buildPath('homepage', { _locale: visit.locale }));
    return showForm(deps, visit, { amounts, checkout, problem: order.kind === 'failed' ? order.code : null });
  };
}

async function showPayment(
  visit: Visit,
  { id: checkoutId }: VoucherCheckout,
  action: PaymentAction | null,
  returned: Readonly<Record<string, string>>,
): Promise<PageData> {
  const texts = await loadTexts(visit.language);
  return {
    code: 200,
    pageMetaContent: { title: texts('voucher.paying'), description: '', isHidden: true },
    isPersonal: true,
    route: 'voucher_form',
    view: 'voucherPayment',
    props: { checkoutId, action, returned: Object.keys(returned).length === 0 ? null : returned },
  };
}

async function showForm(
  { payments: accounts, clock }: VoucherFormDeps,
  visit: Visit,
  {
    amounts,
    checkout,
    problem,
  }: {
    readonly amounts: readonly number[];
    readonly checkout: VoucherCheckout | null;
    readonly problem: string | null;
  },
): Promise<PageData> {
  const texts = await loadTexts(visit.language);
  const currency = chargedCurrencyOf(ownMarketOf(visit.brand));
  const info = checkout?.info ?? null;
  const payments = accounts.of(checkout?.companyId ?? visit.brand.company.id);
  const sold = visit.brand.vouchers?.methods ?? [];
  return {
    code: 200,
    pageMetaContent: { title: texts('voucher.title'), description: texts('voucher.lead') },
    ...(checkout !== null && { isPersonal: true }),
    route: 'voucher_form',
    view: 'voucherForm',
    props: {
      amounts,
      currency,
      methods: listMethods(sold, payments),
      wallets: listWallets(
        sold,
        payments.walletsFor({
          country: countryOf(visit.brand.market),
          // A contract may limit the amount: what is more is refused when it is ordered.
          amount: Math.min(...amounts),
          currency,
        }),
      ),
      today: formatDay(dayAt(clock.now())),
      checkoutId: checkout?.id ?? null,
      values: info === null ? null : toVoucherValues(info, currency),
      problem,
    },
  };
}

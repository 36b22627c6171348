import { listMethods, listWallets } from '../../../domain/booking/list-payment-methods.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { countryOf } from '../../../domain/places/market.ts';
import { describeFlights } from '../../../domain/search/describe-flights.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { readCodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import type { CompanyPayments } from '../../../ports/payment/company-payments-port.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Visitor } from '../../../site/visitor.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { type Checkout, priceCheckout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import { planPaymentByLink } from '../plan-payment-by-link.ts';
import { billingRulesOf } from '../validation/billing-rules.ts';
import { prefillBilling } from './billing/billing-entry.ts';
import { describeRights } from './describe-rights.ts';
import { isMilesProblem, type MilesOffer, milesProblemParam } from './miles/miles-offer.ts';
import type { PaymentPageProps } from './payment-page-props.ts';

interface PaymentPageDeps {
  readonly checkouts: CheckoutStore;
  readonly payments: CompanyPayments;
  readonly clock: Clock;
  /** What the page says of miles, and the checkout with those that it can still redeem. */
  readonly findMiles: (
    visit: Visit,
    checkout: Checkout,
    visitor: Visitor,
  ) => Promise<{ readonly checkout: Checkout; readonly offer: Omit<MilesOffer, 'problem'> | null }>;
}

/** Loads the payment page; without travellers it redirects to the travellers' page. */
export function createPaymentPageLoader({
  checkouts,
  payments: accounts,
  clock,
  findMiles,
}: PaymentPageDeps): PageLoader {
  return async (visit, match, url, visitor) => {
    const found = await loadCheckout(checkouts, visit, match, visitor);
    if (found === null) return null;
    const { travellers, trackingParams } = found;
    if (travellers === null) {
      return redirect(
        buildPath('checkout_info', { _locale: visit.locale, checkoutId: found.id }, trackingParams),
      );
    }
    const { checkout, offer } = await findMiles(visit, found, visitor);
    const payments = accounts.of(checkout.companyId);
    const problem = url.searchParams.get(milesProblemParam);
    const texts = await loadTexts(visit.language);
    const lead = travellers[0];
    const summary = summariseCheckout(checkout, clock.now());
    const props: PaymentPageProps = {
      summary,
      rights: describeRights(checkout, visit.brand, texts, visit.language),
      billing: prefillBilling(checkout),
      billingRules: billingRulesOf(checkout, clock.now()),
      customerName: lead === undefined ? '' : `${lead.firstName} ${lead.lastName}`,
      methods: listMethods(visit.brand.payment.methods, payments),
      wallets: listWallets(
        visit.brand.payment.methods,
        payments.walletsFor({
          country: countryOf(visit.brand.market),
          amount: walletAmount(checkout, summary.total),
          currency: summary.currency,
        }),
      ),
      miles: offer && { ...offer, problem: isMilesProblem(problem) ? problem : null },
      today: formatDay(dayAt(clock.now())),
      trackingParams,
      codeRefused: readCodeRefusal(url.searchParams),
      ...(visit.caller !== undefined && {
        byLink: { plan: planPaymentByLink(checkout.trip, summary.total, dayAt(clock.now())) },
      }),
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('payment.title'), description: '', isHidden: true },
      route: 'checkout_customer_payment',
      view: 'checkoutPayment',
      flights: describeFlights([checkout.trip.outbound, checkout.trip.inbound]),
      props,
    };
  };
}

/** What a wallet would be asked for, minor units. A voucher that pays for everything can be taken off without loading the page again. */
function walletAmount(checkout: Checkout, total: number): number {
  return total > 0 ? total : totalOf(priceCheckout({ ...checkout, vouchers: [], miles: null }, 'default'));
}

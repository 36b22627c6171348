import { describeFlights } from '../../../domain/search/describe-flights.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { summariseCheckout } from '../checkout-summary.ts';
import { readCodeRefusal } from '../codes/coupon-schema.ts';
import { loadCheckout } from '../load-checkout.server.ts';
import { billingRulesOf } from '../validation/billing-rules.ts';
import { prefillBilling } from './billing/billing-entry.ts';
import { describeRights } from './describe-rights.ts';
import { listMethods } from './methods/list-methods.ts';
import type { PaymentPageProps } from './payment-page.tsx';

interface PaymentPageDeps {
  readonly checkouts: CheckoutStore;
  readonly payments: Pick<PaymentPort, 'methods'>;
  readonly clock: Clock;
}

/** Loads the payment page; without travellers it redirects to the travellers' page. */
export function createPaymentPageLoader({ checkouts, payments, clock }: PaymentPageDeps): PageLoader {
  return async (visit, match, { searchParams }, visitor) => {
    const checkout = await loadCheckout(checkouts, visit, match, visitor);
    if (checkout === null) return null;
    const { travellers, trackingParams } = checkout;
    if (travellers === null) {
      return redirect(
        buildPath('checkout_info', { _locale: visit.locale, checkoutId: checkout.id }, trackingParams),
      );
    }
    const texts = await loadTexts(visit.language);
    const lead = travellers[0];
    const props: PaymentPageProps = {
      summary: summariseCheckout(checkout, clock.now()),
      rights: describeRights(checkout, visit.brand, texts),
      billing: prefillBilling(checkout),
      billingRules: billingRulesOf(checkout, clock.now()),
      customerName: lead === undefined ? '' : `${lead.firstName} ${lead.lastName}`,
      methods: listMethods(visit.brand, payments),
      today: formatDay(dayAt(clock.now())),
      trackingParams,
      codeRefused: readCodeRefusal(searchParams),
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

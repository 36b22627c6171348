import type { Instalments } from '../../../domain/booking/instalments.ts';
import { offersMethod } from '../../../domain/booking/list-payment-methods.ts';
import type { OrderPayment, PaymentMethod } from '../../../domain/booking/payment-details.ts';
import { type CardStrategy, findCardStrategy } from '../../../domain/money/card-discount.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { countryOf } from '../../../domain/places/market.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CompanyPayments } from '../../../ports/payment/company-payments-port.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { Visit } from '../../../site/visit.ts';
import { type Checkout, priceCheckout } from '../checkout.ts';
import { planCheckoutInstalments } from '../plan-checkout-instalments.ts';
import { planPaymentByLink } from '../plan-payment-by-link.ts';
import { type CardType, findCardType } from './card/card-type.ts';
import { readCardDigits } from './card/read-card-digits.server.ts';
import type { CheckedPayment } from './methods/payment-schemas.ts';

interface PaymentWish {
  readonly checkout: Checkout;
  readonly visit: Visit;
  readonly data: Pick<CheckedPayment, 'isByLink' | 'isDeposit'>;
  /** The member of staff who books for a caller; null for a shopper. */
  readonly caller: object | null;
}

/** The selected method; `None` where vouchers and miles pay for all of it. Null where a method is missing. */
export function chooseMethod(
  deps: { readonly payments: CompanyPayments },
  { checkout, visit, data, caller }: PaymentWish,
  selected: PaymentMethod | null,
): OrderPayment['method'] | null {
  const total = totalOf(priceCheckout(checkout));
  if (total === 0) return 'None';
  // Staff take no card on the telephone, and nobody else books without paying.
  if (caller !== null || data.isByLink === true)
    return caller !== null && data.isByLink === true ? 'None' : null;
  if (selected === null) return null;
  const payments = deps.payments.of(checkout.companyId);
  const wallets = payments.walletsFor({
    country: countryOf(visit.brand.market),
    amount: total,
    currency: checkout.currency,
  });
  const provider = { methods: payments.methods, wallets };
  return offersMethod(visit.brand.payment.methods, provider, selected) ? selected : null;
}

/** A card, as far as its first digits say. */
interface ClassifiedCard {
  readonly strategy: CardStrategy | 'disallowed';
  readonly cardType: CardType | null;
  readonly firstDigits: string | null;
}

const unknownCard: ClassifiedCard = { strategy: 'default', cardType: null, firstDigits: null };

/** Classifies a card. The discount comes from the provider's card data, never from the browser. */
export async function classifyCard(
  payments: PaymentPort,
  { brand }: Visit,
  paymentDetails: OrderPayment,
): Promise<ClassifiedCard> {
  const firstDigits = await readCardDigits(payments, paymentDetails);
  // Without card data: full price. What the authorisation says of the card is judged again (`judgeCard`).
  if (firstDigits === null) return unknownCard;
  return {
    strategy: findCardStrategy(brand.payment.cardRanges, firstDigits),
    cardType: findCardType(firstDigits),
    firstDigits,
  };
}

type InstalmentPlan =
  /** Null for a price that is paid at once. */
  | { readonly ok: true; readonly instalments: Instalments | null }
  | { readonly ok: false; readonly code: 'noPaymentSelected' | 'priceChanged' };

/** What of the price is paid now, and what later: nothing now by a link, and a part by a deposit. */
export function planOrderInstalments(
  { clock }: { readonly clock: Clock },
  { checkout, visit, data, caller }: PaymentWish,
  strategy: CardStrategy,
): InstalmentPlan {
  const today = dayAt(clock.now());
  const full = totalOf(priceCheckout(checkout));
  if (caller !== null && data.isByLink === true && full > 0) {
    const instalments = planPaymentByLink(checkout.trip, full, today);
    // The trip begins before a link that nobody pays would cancel it.
    return instalments === null ? { ok: false, code: 'noPaymentSelected' } : { ok: true, instalments };
  }
  if (!data.isDeposit) return { ok: true, instalments: null };
  const total = totalOf(priceCheckout(checkout, strategy));
  const instalments = planCheckoutInstalments(checkout.trip, total, visit.brand, today);
  // The deposit that was agreed to is not offered any more: nothing else is charged without being asked for.
  return instalments === null ? { ok: false, code: 'priceChanged' } : { ok: true, instalments };
}

/**
 * The shopper agreed to the total the server calculates, or to the price before the card's discount: the card's range
 * is only known after the card was sent.
 */
export function hasSeen(seen: number | undefined, checkout: Checkout, strategy: CardStrategy): boolean {
  return (
    seen === totalOf(priceCheckout(checkout, strategy)) ||
    seen === totalOf(priceCheckout(checkout, 'default'))
  );
}

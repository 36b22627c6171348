import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { buyInCharged } from '../../../domain/money/purchase-currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatBirthDate } from '../../../domain/travellers/birth-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { VoucherCheckout } from './voucher-checkout.ts';
import type { VoucherInfo } from './voucher-info.ts';

/** The data of an order in addition to its purchase. */
export interface VoucherOrderDetails {
  readonly locale: string;
  readonly language: Language;
  readonly market: MarketCode;
  readonly chosenMarket: MarketCode;
  readonly origin: string;
  readonly payment: PaymentDetails;
  /** First six digits of the card; null where there are none. */
  readonly cardDigits: string | null;
}

/** Builds the order of a gift voucher: its price is its face value, and no card lowers it. */
export function buildVoucherOrder(
  checkout: VoucherCheckout,
  { buyer, purchase }: VoucherInfo,
  details: VoucherOrderDetails,
): VoucherOrder {
  const { email, phone, birthDate, ...billing } = buyer;
  return {
    ...details,
    kind: 'voucher',
    checkoutId: checkout.id,
    checkoutRevision: checkout.revision,
    brand: checkout.brand,
    companyId: checkout.companyId,
    currency: checkout.currency,
    purchase: buyInCharged(checkout.currency),
    contact: { email, phone, newsletter: false, country: buyer.country },
    billing: { ...billing, birthDate: formatBirthDate(requireDay(birthDate)) },
    price: priceOfBase(purchase.amount),
    voucher: purchase,
  };
}

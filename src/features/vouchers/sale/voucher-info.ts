import type { Contact, Gender, Title } from '../../../domain/travellers/traveller.ts';
import type { VoucherPurchase } from '../../../domain/vouchers/voucher-purchase.ts';

/** Who buys a gift voucher (VOUCH-011 to VOUCH-021). */
export interface VoucherBuyer {
  readonly gender: Gender;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`; an adult on the day of the order. */
  readonly birthDate: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly email: Contact['email'];
  /** Digits with an optional leading plus. */
  readonly phone: Contact['phone'];
}

/** What the checked form of a voucher holds. */
export interface VoucherInfo {
  readonly buyer: VoucherBuyer;
  readonly purchase: VoucherPurchase;
}

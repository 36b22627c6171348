import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import { tidyName } from '../../../domain/travellers/person-name.ts';
import { checkBankAccount } from './billing/check-bank-account.ts';
import { checkCardHolder } from './card/check-card-holder.ts';

/** Payment details as a browser sends them (CAPI-013); fields of other methods are ignored. */
export interface PaymentEntry {
  readonly token?: string | undefined;
  readonly holderName?: string | undefined;
  readonly iban?: string | undefined;
  readonly redirect?: string | undefined;
}

/**
 * Reads the payment details from a request, by the same rules as in the browser. PayPal needs none (PAY-010), nor does what vouchers pay for, a card
 * the result of the card fields (CARD-015, CARD-016), a direct debit its account (PAY-015).
 */
export function readPaymentDetails(
  method: OrderPayment['method'],
  entry: PaymentEntry,
):
  | { readonly ok: true; readonly details: OrderPayment }
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> } {
  switch (method) {
    case 'None':
    case 'PayPal':
      return { ok: true, details: { method } };
    case 'ApplePay':
    case 'GooglePay':
      return { ok: true, details: { method, token: entry.token ?? '' } };
    case 'BankAccount': {
      const checked = checkBankAccount({ holderName: entry.holderName ?? '', iban: entry.iban ?? '' });
      return checked.ok ? { ok: true, details: { method, ...checked.account } } : checked;
    }
    case 'CreditCard':
    case 'DebitCard': {
      const { token = '', holderName = '', redirect } = entry;
      const holderFault = checkCardHolder(holderName);
      const faults = {
        ...(token === '' ? { token: 'cardRequired' } : {}),
        ...(holderFault === null ? {} : { holderName: holderFault }),
      };
      if (Object.keys(faults).length > 0) return { ok: false, faults };
      const card = { method, token, holderName: tidyName(holderName) };
      return { ok: true, details: redirect === undefined ? card : { ...card, redirect } };
    }
  }
}

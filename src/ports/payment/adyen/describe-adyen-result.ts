import type { AuthorisedCard, PaymentAction } from '../payment-port.ts';
import { findCardBrand } from '../vendor/find-card-brand.ts';
import type { VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import type { AdyenResult } from './adyen-result.ts';
import { findAdyenCode, mapAdyenError } from './map-adyen-error.ts';

/** What the vendor's script needs in the browser, in addition to the action itself. */
export interface AdyenBrowserSetup {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
  readonly countryCode: string;
  /** Where the script loads from, where it is not the environment's own. */
  readonly pageOrigin?: string;
}

/**
 * The state of a payment by the result of a call.
 * @param isDebit a direct debit is authorised when it is received; Adyen reports one that is not honoured as a
 * chargeback
 */
export function describeAdyenResult(
  result: AdyenResult,
  { isDebit, setup }: { readonly isDebit: boolean; readonly setup: AdyenBrowserSetup },
): VendorPaymentStatus {
  const id = result.pspReference === undefined ? {} : { vendorId: result.pspReference };
  switch (result.resultCode) {
    case 'Authorised':
      return { state: 'authorised', ...id, ...describeCard(result) };
    case 'Received':
      return isDebit ? { state: 'authorised', ...id } : { state: 'pending', action: null, ...id };
    case 'PartiallyAuthorised':
      return { state: 'partial', ...id };
    case 'AuthenticationFinished':
    case 'AuthenticationNotRequired':
    case 'Refused':
    case 'Cancelled':
    case 'Error':
      return { state: 'refused', refusal: mapAdyenError(result), ...findAdyenCode(result), ...id };
    default:
      return { state: 'pending', action: describeAction(result, setup), ...id };
  }
}

/** Adyen shows the first digits of a card where the account's "Card BIN" is switched on, six or eight of them. */
function describeCard({ additionalData }: AdyenResult): { readonly card?: AuthorisedCard } {
  const firstDigits = /^\d{6}/.exec(String(additionalData?.cardBin ?? ''))?.[0];
  if (firstDigits === undefined) return {};
  const source = String(additionalData?.fundingSource ?? '').toLowerCase();
  const funding = source === 'credit' || source === 'debit' ? source : null;
  return { card: { firstDigits, funding, brand: findCardBrand(firstDigits) } };
}

function describeAction({ action, resultCode }: AdyenResult, setup: AdyenBrowserSetup): PaymentAction | null {
  if (action === undefined || action === null) return null;
  if (action.type === 'redirect' && action.method === 'GET' && action.url !== undefined)
    return { kind: 'redirect', url: action.url };
  // The fingerprint is taken without the shopper; a challenge needs the dialog.
  return { kind: 'component', data: { ...setup, action }, isSilent: resultCode === 'IdentifyShopper' };
}

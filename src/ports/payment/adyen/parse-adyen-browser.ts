import type { WalletMethod } from '../../../domain/booking/payment-details.ts';

/** The token of the card fields as the browser sends it. */
export interface AdyenCardToken {
  readonly paymentMethod: Readonly<Record<string, unknown>>;
  /** Browser data that a challenge inside the page needs. */
  readonly browserInfo?: Readonly<Record<string, unknown>>;
}

/** Fields a card may have: the encrypted ones and those sent with them. */
const cardFields: ReadonlySet<string> = new Set([
  'type',
  'brand',
  'holderName',
  'checkoutAttemptId',
  'sdkData',
  'fundingSource',
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
]);

/**
 * The encrypted card of a token: JSON of the drop-in's `paymentMethod`, alone or next to `browserInfo`. Null where it
 * is none; a number that is not encrypted is never taken.
 */
export function parseCardToken(token: string): AdyenCardToken | null {
  const read = parseObject(token);
  if (read === null) return null;
  const paymentMethod = isObject(read.paymentMethod) ? read.paymentMethod : read;
  const isCard =
    paymentMethod.type === 'scheme' &&
    typeof paymentMethod.encryptedCardNumber === 'string' &&
    Object.keys(paymentMethod).every((field) => cardFields.has(field));
  if (!isCard) return null;
  return { paymentMethod, ...(isObject(read.browserInfo) ? { browserInfo: read.browserInfo } : {}) };
}

/** Each wallet's `type` at Adyen, the field of its token, and those sent with it. */
const walletFields = {
  ApplePay: {
    type: 'applepay',
    token: 'applePayToken',
    others: ['checkoutAttemptId', 'fundingSource', 'sdkData'],
  },
  GooglePay: {
    type: 'googlepay',
    token: 'googlePayToken',
    others: ['checkoutAttemptId', 'fundingSource', 'googlePayCardNetwork', 'sdkData'],
  },
} as const;

/** The encrypted card of a wallet's token: JSON of the component's `paymentMethod`. Null where it is none of that wallet's. */
export function parseWalletToken(
  method: WalletMethod,
  token: string,
): Pick<AdyenCardToken, 'paymentMethod'> | null {
  const { type, token: tokenField, others } = walletFields[method];
  const paymentMethod = parseObject(token);
  if (paymentMethod === null) return null;
  const known: readonly string[] = ['type', tokenField, ...others];
  const isOwn =
    paymentMethod.type === type &&
    typeof paymentMethod[tokenField] === 'string' &&
    Object.keys(paymentMethod).every((field) => known.includes(field));
  return isOwn ? { paymentMethod } : null;
}

/**
 * The result of an action for `/payments/details`: the answer of the vendor's script, or the parameter of the return
 * address. Null when it is neither.
 */
export function parseActionDetails(
  text: string,
): { readonly details: Readonly<Record<string, unknown>>; readonly paymentData?: string } | null {
  const read = parseObject(text);
  if (read === null) return null;
  const { details, paymentData, redirectResult } = read;
  if (isObject(details)) return { details, ...(typeof paymentData === 'string' ? { paymentData } : {}) };
  return typeof redirectResult === 'string' ? { details: { redirectResult } } : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

import type { PaymentMethod } from '../../../../domain/booking/payment-details.ts';
import { type PostResult, postJson } from '../../../../site/calls/post-json.ts';
import { buildPath } from '../../../../url.ts';
import type { ReceivedVoucherAnswer, VoucherData } from '../voucher-schemas.ts';
import { toSentInfo, type VoucherValues } from '../voucher-values.ts';
import type { CardFieldsHandle } from './voucher-form-props.ts';

type Result = PostResult<ReceivedVoucherAnswer>;

/** A cart and the form that it is bought with. */
export interface VoucherOrderCall {
  readonly locale: string;
  readonly checkoutId: string;
  readonly values: VoucherValues;
  readonly method: PaymentMethod;
  /** Holds the fields of a bank account, which no draft stores. */
  readonly entered: FormData;
  /** Null while the page shows no card fields. */
  readonly card: CardFieldsHandle | null;
  readonly captchaToken: string | null;
  /** What a wallet's sheet has handed over; null for every other method. */
  readonly walletToken: string | null;
}

const unaborted = () => new AbortController().signal;

/** Creates a cart (CAPI-019). */
export function createCart(locale: string, amount: number | null): Promise<Result> {
  const data = amount === null ? {} : { voucher: { amount } };
  return postJson(buildPath('do_voucher_booking_create', { _locale: locale }), { data }, unaborted());
}

/**
 * Sets the information, then books (VOUCH-003, VOUCH-004): the card is collected in between, since the provider has to know the amount.
 * @returns null when the card fields have errors
 */
export async function postVoucherOrder(call: VoucherOrderCall): Promise<Result | null> {
  const { locale, checkoutId, values, method, entered, card, captchaToken, walletToken } = call;
  const isCard = method === 'CreditCard' || method === 'DebitCard';
  const params = { _locale: locale, checkoutId };
  const info = {
    ...toSentInfo(values),
    // The server returns buyers to its own page and origin; both are part of the data (VOUCH-033, VOUCH-034).
    returnUrl: location.origin + buildPath('voucher_form', { _locale: locale }, { checkoutId }),
    origin: location.origin,
  };
  const send = (name: 'do_voucher_booking_info_set' | 'do_voucher_booking_book', data: VoucherData) =>
    postJson<ReceivedVoucherAnswer>(buildPath(name, params), { data }, unaborted());
  const fieldsKey = isCard ? (card?.fieldsKey ?? null) : null;
  const set = await send('do_voucher_booking_info_set', {
    ...info,
    payment: { selectedPayment: method, ...(fieldsKey !== null && { cardFields: fieldsKey }) },
    recaptcha: captchaToken,
  });
  // Without its second call nothing is ordered.
  if (set.status === 'lost') return { ...set, mayBeDone: false };
  if (set.status !== 'answered' || !set.answer.success) return set;
  const details = isCard
    ? await collectCard(card)
    : walletToken === null
      ? readAccount(method, entered)
      : { token: walletToken };
  if (details === null) return null;
  return send('do_voucher_booking_book', { ...info, payment: { selectedPayment: method, ...details } });
}

async function collectCard(card: CardFieldsHandle | null) {
  const collected = (await card?.collect()) ?? null;
  if (collected === null) return null;
  const { token, holderName, redirect } = collected;
  return { token, holderName, ...(redirect !== null && { redirect }) };
}

function readAccount(method: PaymentMethod, entered: FormData) {
  if (method !== 'BankAccount') return {};
  return { holderName: String(entered.get('bank.holderName')), iban: String(entered.get('bank.iban')) };
}

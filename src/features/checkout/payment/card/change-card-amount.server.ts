import { checkoutTimings } from '../../../../defaults.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { PaymentPort } from '../../../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../../../site/text-signer.ts';
import { type CardFieldsOwner, readCardFieldsKey } from './card-fields-key.server.ts';

interface CardAmount {
  /** Names the fields, as `signCardFields` has signed it. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/**
 * Brings the amount of open card fields up to date, since the bank asks the shopper about it. Where that fails the order goes on: a
 * provider authorises no more than the bank has asked about. A key of another owner, or one that was made up, changes nothing.
 * @param report receives an error of the provider's adapter: a fault of ours that somebody has to mend
 */
export async function changeCardAmount(
  {
    payments,
    signer,
  }: {
    readonly payments: Pick<PaymentPort, 'changeCardAmount'>;
    readonly signer: Pick<TextSigner, 'unsignCookie'>;
  },
  owner: CardFieldsOwner,
  { key, amount, currency }: CardAmount,
  report: (error: unknown) => void,
): Promise<void> {
  const token = readCardFieldsKey(signer, owner, key);
  if (token === null) return;
  const timeoutMs = checkoutTimings.paymentCallTimeoutMs;
  await payments.changeCardAmount({ token, amount, currency }, { timeoutMs }).catch(report);
}

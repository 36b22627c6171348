import type { TextSigner } from '../../../../site/text-signer.ts';

/** Whom card fields belong to. */
export interface CardFieldsOwner {
  /** A part of what is signed: a purchase of vouchers does not change the fields of a checkout, nor the other way round. */
  readonly prefix: 'card-fields' | 'voucher-card-fields';
  readonly checkoutId: string;
}

/** Names open card fields so that only the checkout that they were opened for can change their amount. */
export function signCardFields(
  signer: Pick<TextSigner, 'signCookie'>,
  owner: CardFieldsOwner,
  transactionId: string,
): string {
  return signer.signCookie(textOf(owner, transactionId));
}

/** The transaction of card fields; null where they are another owner's or the key was made up. */
export function readCardFieldsKey(
  signer: Pick<TextSigner, 'unsignCookie'>,
  owner: CardFieldsOwner,
  key: string,
): string | null {
  const { valid, value } = signer.unsignCookie(key);
  const start = textOf(owner, '');
  return valid && value?.startsWith(start) ? value.slice(start.length) : null;
}

function textOf({ prefix, checkoutId }: CardFieldsOwner, transactionId: string): string {
  return `${prefix} ${checkoutId} ${transactionId}`;
}

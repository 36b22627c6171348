import { type CHALLENGE_PASSWORDS, describeTestCard, maskCardNumber } from './datatrans-test-cards.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import { type CardEntry, endAuthentication, putCard, requireStatus } from './enter-card.ts';
import { type MerchantAccount, recordAction } from './merchant-account.ts';

/** The card is typed into Secure Fields and submitted. @throws RangeError for an unknown card, Error when it is too late */
export function enterCard(account: MerchantAccount, transaction: DoubleTransaction, entry: CardEntry): void {
  requireStatus(account, transaction, ['initialized']);
  const { directoryResponse } = putCard(account, transaction, entry);
  if (directoryResponse === 'C') {
    transaction.status = 'challenge_required';
    transaction.waitsSince = account.clock.now().getTime();
  } else endAuthentication(account, transaction, directoryResponse === 'Y');
}

/** The browser has reached the bank's page. */
export function openChallenge(account: MerchantAccount, transaction: DoubleTransaction): void {
  requireStatus(account, transaction, ['challenge_required', 'challenge_ongoing']);
  transaction.status = 'challenge_ongoing';
}

/** @param answer `cancel`: the shopper gives up on the bank's page */
export function answerChallenge(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  answer: ChallengeAnswer,
): void {
  openChallenge(account, transaction);
  const card = requireEntered(transaction);
  if (answer === 'cancel') {
    Object.assign(transaction, { status: 'canceled', reversal: false });
    recordAction(account, transaction, { action: 'cancel', source: 'secure_fields', success: true });
    return;
  }
  const isPassed = answer === 'accept' && card.passesChallenge;
  card.authenticationResponse = isPassed ? 'Y' : 'N';
  endAuthentication(account, transaction, isPassed);
}

export type ChallengeAnswer = keyof typeof CHALLENGE_PASSWORDS | 'cancel';

/** Data of the `success` event of Secure Fields; `redirect` is there only where the bank asks. */
export function toSuccessEvent(transaction: DoubleTransaction, url: string) {
  const card = requireEntered(transaction);
  const { transactionId, status } = transaction;
  return {
    transactionId,
    cardInfo: { ...describeTestCard(card), maskedCard: maskCardNumber(card.number) },
    ...(status === 'challenge_required' ? { redirect: `${url}/upp/v1/3D2/${transactionId}` } : {}),
  };
}

function requireEntered({ card, transactionId }: DoubleTransaction) {
  if (card === null) throw new Error(`No card was entered for ${transactionId}`);
  return card;
}

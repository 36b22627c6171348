import { describe, expect, it } from 'vitest';
import { mapDatatransError, mapDatatransFailure } from './map-datatrans-error.ts';

describe('mapDatatransError', () => {
  it.each([
    ['DECLINED', 'refused'],
    ['SOFT_DECLINED', 'authentication-required'],
    ['REFERRAL', 'refused'],
    ['BLOCKED_CARD', 'refused'],
    ['BLOCKED_BY_VELOCITY_CHECKER', 'refused'],
    ['EXPIRED_CARD', 'card-invalid'],
    ['INVALID_CARD', 'card-invalid'],
    ['INVALID_CVV', 'card-invalid'],
    ['INVALID_ALIAS', 'card-invalid'],
    ['UNSUPPORTED_CARD', 'card-not-allowed'],
    ['TRANSACTION_NOT_FOUND', 'state'],
    ['DUPLICATE_REFNO', 'state'],
    ['DUPLICATED_REFNO', 'state'],
    ['INVALID_TRANSACTION_STATUS', 'state'],
    ['INVALID_PROPERTY', 'ours'],
    ['UNAUTHORIZED', 'ours'],
    ['INVALID_SETUP', 'ours'],
    ['THIRD_PARTY_ERROR', 'unknown'],
    ['SERVER_ERROR', 'unknown'],
    ['UNKNOWN_ERROR', 'unknown'],
    ['A_CODE_OF_TOMORROW', 'unknown'],
    ['toString', 'unknown'],
  ])('reads %s as %s', (code, meaning) => {
    expect(mapDatatransError(code)).toBe(meaning);
  });
});

describe('mapDatatransFailure', () => {
  const failed = { transactionId: '1', merchantId: '2', currency: 'EUR', status: 'failed' };
  it.each([
    ['nothing', {}, 'refused'],
    ['a declined card', { detail: { fail: { reason: 'declined' } } }, 'refused'],
    [
      'a card that the bank wants to ask for',
      { detail: { fail: { reason: 'soft_declined' } } },
      'authentication-required',
    ],
    ['a wrong card', { detail: { fail: { reason: 'card_invalid' } } }, 'card-invalid'],
    ['a shopper who left', { detail: { fail: { reason: 'incomplete' } } }, 'challenge-cancelled'],
    ['a transaction out of time', { detail: { fail: { reason: 'timeout' } } }, 'challenge-expired'],
    [
      'a failed authentication',
      { detail: { fail: { reason: 'secure_authentication' } } },
      'challenge-refused',
    ],
    ['a wrong answer', { card: { '3D': { authenticationResponse: 'N' } } }, 'challenge-refused'],
    ['a no without a question', { card: { '3D': { directoryResponse: 'N' } } }, 'challenge-refused'],
    ['a rejection without a question', { card: { '3D': { directoryResponse: 'R' } } }, 'challenge-refused'],
    [
      'a right answer and no money',
      { card: { '3D': { directoryResponse: 'C', authenticationResponse: 'Y' } } },
      'refused',
    ],
    ['a reason of tomorrow', { detail: { fail: { reason: 'unheard_of' } } }, 'refused'],
  ])('maps %s', (_, detail, refusal) => {
    expect(mapDatatransFailure({ ...failed, ...detail })).toBe(refusal);
  });
});

import { describe, expect, it } from 'vitest';
import { mapDatatransError, mapDatatransFailure } from './map-datatrans-error.ts';

describe('mapDatatransError', () => {
  it.each([
    ['DECLINED', 'refused'],
    ['SOFT_DECLINED', 'refused'],
    ['REFERRAL', 'refused'],
    ['BLOCKED_CARD', 'refused'],
    ['BLOCKED_BY_VELOCITY_CHECKER', 'refused'],
    ['EXPIRED_CARD', 'card-invalid'],
    ['INVALID_CARD', 'card-invalid'],
    ['INVALID_CVV', 'card-invalid'],
    ['INVALID_ALIAS', 'card-invalid'],
    ['TRANSACTION_NOT_FOUND', 'card-invalid'],
    ['UNSUPPORTED_CARD', 'card-not-allowed'],
    ['DUPLICATE_REFNO', null],
    ['INVALID_TRANSACTION_STATUS', null],
    ['THIRD_PARTY_ERROR', null],
    ['SERVER_ERROR', null],
    ['UNKNOWN_ERROR', null],
  ])('maps %s to %s', (code, refusal) => {
    expect(mapDatatransError(code)).toBe(refusal);
  });

  it.each(['UNAUTHORIZED', 'INVALID_PROPERTY', 'INVALID_SETUP', 'SOMETHING_NEW'])(
    'throws for %s, an error of ours',
    (code) => {
      expect(() => mapDatatransError(code)).toThrow(code);
    },
  );
});

describe('mapDatatransFailure', () => {
  const failed = { transactionId: '1', status: 'failed' } as const;
  it.each([
    ['nothing', {}, 'refused'],
    ['a declined card', { detail: { fail: { reason: 'declined' } } }, 'refused'],
    ['an expired card', { detail: { fail: { reason: 'expired_card' } } }, 'card-invalid'],
    ['a transaction out of time', { detail: { fail: { reason: 'timeout' } } }, 'challenge-expired'],
    ['a wrong answer', { card: { '3D': { authenticationResponse: 'N' } } }, 'challenge-refused'],
    ['a right answer and no money', { card: { '3D': { authenticationResponse: 'Y' } } }, 'refused'],
  ])('maps %s', (_, detail, refusal) => {
    expect(mapDatatransFailure({ ...failed, ...detail })).toBe(refusal);
  });
});

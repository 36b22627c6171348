import { describe, expect, it } from 'vitest';
import { findAdyenCode, isCardError, mapAdyenError } from './map-adyen-error.ts';

const refused = { resultCode: 'Refused' };

describe('mapAdyenRefusal', () => {
  it.each([
    ['2', 'refused'],
    ['5', 'refused'],
    ['6', 'card-invalid'],
    ['8', 'card-invalid'],
    ['10', 'card-not-allowed'],
    ['11', 'challenge-refused'],
    ['12', 'refused'],
    ['15', 'challenge-cancelled'],
    ['16', 'challenge-cancelled'],
    ['20', 'refused'],
    ['23', 'card-not-allowed'],
    ['24', 'card-invalid'],
    ['38', 'authentication-required'],
    ['39', 'challenge-expired'],
    ['42', 'challenge-refused'],
    ['999', 'refused'],
  ])('maps reason %s to %s', (refusalReasonCode, refusal) => {
    expect(mapAdyenError({ ...refused, refusalReasonCode })).toBe(refusal);
  });

  it.each([
    ['01', 'challenge-cancelled'],
    ['02', 'challenge-refused'],
    ['04', 'challenge-expired'],
    ['05', 'challenge-expired'],
    ['06', 'challenge-refused'],
  ])('maps a challenge that ended with %s to %s', (challengeCancel, refusal) => {
    const answer = { ...refused, refusalReasonCode: '11', threeDS2Result: { challengeCancel } };
    expect(mapAdyenError(answer)).toBe(refusal);
  });

  it('maps a payment that the shopper cancelled to a cancelled one, and one without a reason to a refused one', () => {
    expect(mapAdyenError({ resultCode: 'Cancelled' })).toBe('challenge-cancelled');
    expect(mapAdyenError({ resultCode: 'Error' })).toBe('refused');
  });
});

it('finds the code of a refusal, and of a card that cannot be read the error', () => {
  expect(findAdyenCode({ ...refused, refusalReasonCode: '12' })).toEqual({ providerCode: '12' });
  expect(findAdyenCode({ ...refused, refusalReasonCode: '8', errorCode: '103' })).toEqual({
    providerCode: '103',
  });
  expect(findAdyenCode({ resultCode: 'Cancelled' })).toEqual({});
});

describe('isCardError', () => {
  it.each(['101', '103', '129', '172', '174'])('maps %s to an unreadable card', (code) => {
    expect(isCardError(code)).toBe(true);
  });
  it.each(['', '130', '702', '901'])('maps "%s" to an invalid call', (code) => {
    expect(isCardError(code)).toBe(false);
  });
});

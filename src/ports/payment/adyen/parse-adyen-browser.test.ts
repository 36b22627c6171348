import { describe, expect, it } from 'vitest';
import { parseActionDetails, parseCardToken } from './parse-adyen-browser.ts';

const card = { type: 'scheme', encryptedCardNumber: 'secret', encryptedSecurityCode: 'secret' };
const browserInfo = { userAgent: 'a browser' };

describe('parseCardToken', () => {
  it('accepts encrypted cards, with or without `browserInfo`', () => {
    expect(parseCardToken(JSON.stringify(card))).toEqual({ paymentMethod: card });
    expect(parseCardToken(JSON.stringify({ paymentMethod: card, browserInfo }))).toEqual({
      paymentMethod: card,
      browserInfo,
    });
  });

  it.each([
    ['no JSON', 'card'],
    ['nothing', 'null'],
    ['another method', JSON.stringify({ ...card, type: 'paypal' })],
    ['a number that is not encrypted', JSON.stringify({ type: 'scheme', number: '4000000000000010' })],
    ['one with a number next to the encrypted one', JSON.stringify({ ...card, number: '4000000000000010' })],
  ])('refuses a token that is %s', (_, token) => {
    expect(parseCardToken(token)).toBeNull();
  });
});

describe('parseActionDetails', () => {
  it.each([
    ['{"details":{"threeDSResult":"x"}}', { details: { threeDSResult: 'x' } }],
    ['{"details":{"a":"b"},"paymentData":"p"}', { details: { a: 'b' }, paymentData: 'p' }],
    ['{"redirectResult":"x","other":"y"}', { details: { redirectResult: 'x' } }],
    ['{}', null],
    ['{"result":"passed"}', null],
    ['nothing', null],
  ])('reads %s', (text, details) => {
    expect(parseActionDetails(text)).toEqual(details);
  });
});

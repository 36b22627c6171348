import { describe, expect, test } from 'vitest';
import { type CardEvent, type CardForm, initialCardForm, reduceCardForm } from './card-form.ts';

const run = (...events: readonly CardEvent[]): CardForm => events.reduce(reduceCardForm, initialCardForm);
const field = (length: number, valid: boolean) => ({ length, valid });

describe('the card form', () => {
  test('[CARD-009] [CARD-010] is loading until the provider’s script is ready', () => {
    expect(run().status).toBe('loading');
    expect(run({ type: 'ready' }).status).toBe('ready');
  });

  test('[CARD-011] [CARD-012] [CARD-013] a change clears message and error style and shows the brand', () => {
    const failed = run(
      { type: 'ready' },
      { type: 'failed', action: 'submit', error: 'card' },
      { type: 'changed', brand: 'VIS' },
    );
    expect(failed).toMatchObject({ message: null, faults: {}, brand: 'VIS' });
  });

  test('[CARD-012] a change in the frames keeps the errors of the other fields', () => {
    const form = run({ type: 'checked', faults: { expiry: 'expiryRequired', cvv: 'codeInvalid' } });
    expect(reduceCardForm(form, { type: 'changed', brand: null }).faults).toEqual({
      expiry: 'expiryRequired',
    });
  });

  test('[CARD-011] [CARD-012] a change in another field clears the message and the error of that field', () => {
    const form = run(
      { type: 'failed', action: 'submit', error: 'date' },
      { type: 'checked', faults: { expiry: 'expiryInvalid', holder: 'cardHolderRequired' } },
      { type: 'entered', part: 'expiry' },
    );
    expect(form).toMatchObject({ message: null, faults: { holder: 'cardHolderRequired' } });
    expect(form.faults.expiry).toBeUndefined();
  });

  test('[PAY-013] [PAY-014] submission is a flag that is reset once it is triggered', () => {
    expect(run({ type: 'submitRequested' }).needSubmit).toBe(true);
    expect(run({ type: 'submitRequested' }, { type: 'submitTriggered' }).needSubmit).toBe(false);
  });

  test.each([
    [field(0, false), field(3, true), { cardNumber: 'fieldRequired' }],
    [field(16, false), field(3, true), { cardNumber: 'cardInvalid' }],
    [field(16, true), field(2, false), { cvv: 'codeInvalid' }],
    [field(16, true), field(0, false), { cvv: 'fieldRequired' }],
    [field(16, true), field(3, true), {}],
  ])(
    '[CARD-014] [VALID-055] [VALID-057] [VALID-058] marks invalid fields: %o, %o',
    (cardNumber, cvv, faults) => {
      expect(run({ type: 'validated', fields: { cardNumber, cvv } }).faults).toEqual(faults);
    },
  );

  test('[ERR-023] shows that the data was submitted until the order has an answer', () => {
    expect(run({ type: 'succeeded' }).message).toBe('submitted');
    expect(run({ type: 'succeeded' }, { type: 'messageCleared' }).message).toBeNull();
  });

  test.each([
    ['card', { cardNumber: 'cardInvalid' }],
    ['date', { expiry: 'expiryInvalid' }],
    ['cvv', { cvv: 'codeInvalid' }],
  ])(
    '[CARD-017] [ERR-024] [VALID-054] the provider refusing the %s shows the validation message and marks the field',
    (error, faults) => {
      expect(run({ type: 'failed', action: 'submit', error })).toMatchObject({
        message: 'validationFailed',
        faults,
      });
    },
  );

  test('[ERR-026] any other refusal shows the submission error', () => {
    expect(run({ type: 'failed', action: 'submit', error: 'session' }).message).toBe('submitFailed');
  });

  test('[CARD-018] [ERR-025] an unreachable provider shows the connection error', () => {
    expect(run({ type: 'failed', action: 'connection', error: 'offline' }).message).toBe('connectionFailed');
    expect(run({ type: 'failed', action: 'init', error: 'script' })).toMatchObject({
      message: 'connectionFailed',
      status: 'unavailable',
    });
  });

  test('[CARD-019] a failure resets the card terms and the submission flag', () => {
    const known = run(
      { type: 'termsLoaded', terms: { strategy: 'discount', discount: 700 } },
      { type: 'submitRequested' },
      { type: 'failed', action: 'submit', error: 'card' },
    );
    expect(known).toMatchObject({ terms: null, needSubmit: false });
  });

  test('[VALID-056] a card outside the allowed ranges is marked and gets no discount', () => {
    const form = run(
      { type: 'termsLoaded', terms: { strategy: 'discount', discount: 700 } },
      { type: 'termsLoaded', terms: 'disallowed' },
    );
    expect(form).toMatchObject({ terms: null, faults: { cardNumber: 'cardNotApproved' } });
  });
});

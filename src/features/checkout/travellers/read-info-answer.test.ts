import { expect, test } from 'vitest';
import { readInfoAnswer } from './read-info-answer.ts';
import type { SetInfoResult } from './set-info-schema.ts';

const answered = (success: boolean, ...errors: SetInfoResult['errors']) =>
  readInfoAnswer({ status: 'answered', answer: { success, errors } });

test('[FLOW-028] success leads to the next step', () => {
  expect(answered(true)).toEqual({ step: 'next' });
});

test('[ERR-004] invalid fields are marked, and a general error is shown', () => {
  const data = [
    { field: 'adults.1.fname', code: 'digitNameError' },
    { field: 'contact.email', code: 'of another world' },
  ];
  expect(answered(false, { id: 'unknownIssue', data })).toEqual({
    step: 'form',
    errors: { 'adults.1.fname': 'digitNameError' },
    code: 'unknownIssue',
  });
});

test('[ERR-005] [VALID-046] wrong miles numbers are marked at the listed travellers', () => {
  expect(answered(false, { id: 'frequentFlyerNumberInvalid', data: [0, 2] })).toEqual({
    step: 'form',
    errors: {
      'adults.0.milesMoreEarnNumber': 'milesMoreNumberInvalid',
      'adults.2.milesMoreEarnNumber': 'milesMoreNumberInvalid',
    },
    code: 'frequentFlyerNumberInvalid',
  });
});

test('[ERR-012] a checkout that no longer belongs to the visitor ends the session', () => {
  expect(readInfoAnswer({ status: 'gone' })).toEqual({ step: 'over' });
});

test('[ERR-001] [ERR-003] [ERR-011] a lost request shows checkoutError, and a refused one its own code', () => {
  expect(readInfoAnswer({ status: 'lost', mayBeDone: true })).toMatchObject({
    step: 'form',
    code: 'checkoutError',
  });
  expect(readInfoAnswer({ status: 'refused', code: 'invalid-input' })).toMatchObject({
    code: 'invalid-input',
  });
});

test('a checkout that is being booked leads to its booking', () => {
  expect(readInfoAnswer({ status: 'refused', code: 'being-booked' })).toEqual({ step: 'booked' });
});

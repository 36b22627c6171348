import { expect, test } from 'vitest';
import { readInfoAnswer } from './read-info-answer.ts';
import type { SetInfoResult } from './set-info-schema.ts';

const answered = (success: boolean, ...errors: SetInfoResult['errors']) =>
  readInfoAnswer({ status: 'answered', answer: { success, errors } });

test('[FLOW-028] [FLOW-029] success leads on', () => {
  expect(answered(true)).toEqual({ step: 'next' });
});

test('[ERR-004] wrong fields are marked and told in general', () => {
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

test('[ERR-005] [VALID-046] wrong miles numbers are marked at the adults that are listed', () => {
  expect(answered(false, { id: 'frequentFlyerNumberInvalid', data: [0, 2] })).toEqual({
    step: 'form',
    errors: {
      'adults.0.milesMoreEarnNumber': 'milesMoreNumberInvalid',
      'adults.2.milesMoreEarnNumber': 'milesMoreNumberInvalid',
    },
    code: 'frequentFlyerNumberInvalid',
  });
});

test('[ERR-012] a checkout that is not the visitor’s any more is a session that is over', () => {
  expect(readInfoAnswer({ status: 'gone' })).toEqual({ step: 'over' });
});

test('[ERR-001] [ERR-003] [ERR-011] no answer is told as an error that may pass', () => {
  expect(readInfoAnswer({ status: 'lost' })).toMatchObject({ step: 'form', code: 'checkoutError' });
  expect(readInfoAnswer({ status: 'refused', code: 'invalid-input' })).toMatchObject({
    code: 'invalid-input',
  });
});

test('a checkout that is being booked is followed from here', () => {
  expect(readInfoAnswer({ status: 'refused', code: 'being-booked' })).toEqual({ step: 'booked' });
});

import { expect, test } from 'vitest';
import { fieldLengths } from '../../defaults.ts';
import { checkWithdrawal, tidyOrderNumber } from './withdrawal-rules.ts';

const statement = { name: 'Mira Muster', orderNumber: 'ABCD-2345', email: 'mira@example.org' };

test('a statement needs name, number and address', () => {
  expect(checkWithdrawal(statement)).toEqual({});
  expect(checkWithdrawal({})).toEqual({ name: 'required', orderNumber: 'required', email: 'required' });
  expect(checkWithdrawal({ ...statement, name: '  ' })).toEqual({ name: 'required' });
});

test('no number is refused for its shape: the right does not depend on how it is typed', () => {
  expect(checkWithdrawal({ ...statement, orderNumber: 'the one of last week' })).toEqual({});
  expect(checkWithdrawal({ ...statement, orderNumber: 'x'.repeat(fieldLengths.maxWithdrawalField) })).toEqual(
    {},
  );
  expect(
    checkWithdrawal({ ...statement, orderNumber: 'x'.repeat(fieldLengths.maxWithdrawalField + 1) }),
  ).toEqual({
    orderNumber: 'textTooLongError',
  });
});

test('the acknowledgement needs an address', () => {
  expect(checkWithdrawal({ ...statement, email: 'mira@example' })).toEqual({ email: 'invalidEmail' });
});

test.each([
  ['abcd2345', 'ABCD-2345'],
  ['ABCD 2345', 'ABCD-2345'],
  ['abcd–2345', 'ABCD-2345'],
  [' ABCD-234 ', 'ABCD-234'],
])('the number %j is read as %s', (typed, read) => {
  expect(tidyOrderNumber(typed)).toBe(read);
});

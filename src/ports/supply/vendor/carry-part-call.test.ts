import { expect, test } from 'vitest';
import { carryBuyingCall, carryPartCall } from './carry-part-call.ts';
import { NotDoneError } from './not-done-error.ts';
import { UncertainSupplyError } from './uncertain-supply-error.ts';

const notDone = new NotDoneError('No connection');
const uncertain = new UncertainSupplyError('Answer 500');

test.each([
  [carryBuyingCall, notDone, 'not-done'],
  [carryBuyingCall, uncertain, 'unknown'],
  [carryPartCall, notDone, 'unknown'],
  [carryPartCall, uncertain, 'unknown'],
] as const)('%o reports %s once and answers %s', async (carry, error, outcome) => {
  const reported: unknown[] = [];
  const answer = await carry(
    (each) => reported.push(error === each),
    () => Promise.reject(error),
  );
  expect([answer, reported]).toEqual([{ outcome }, [true]]);
});

test('what was certainly not done is no kind of what is uncertain', () => {
  expect(notDone).not.toBeInstanceOf(UncertainSupplyError);
});

test('a bug is thrown and not reported', async () => {
  const bug = new TypeError('of undefined');
  const report = () => expect.unreachable();
  await expect(carryBuyingCall(report, () => Promise.reject(bug))).rejects.toBe(bug);
});

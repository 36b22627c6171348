import { expect, test } from 'vitest';
import { noticeStates } from '../../../../domain/booking/trip-notice.ts';
import { agreedFeeOf, decideCancellationBasis, type NoticeOfCancellation } from './cancellation-basis.ts';

const answerBy = new Date('2026-03-09T12:00:00Z');
const inTime = new Date(answerBy.getTime() - 1);
const notice: NoticeOfCancellation = { state: 'open', answerBy, answers: ['accept', 'cancel'] };
const open = { hasBegun: false, agreedFee: null, notices: [notice] };

const terms = { kind: 'terms' };
const free = { kind: 'free' };

test('an open notice that offers to cancel makes a trip free to cancel until its deadline', () => {
  expect(decideCancellationBasis(open, inTime)).toEqual(free);
  expect(decideCancellationBasis(open, answerBy)).toEqual(terms);
});

test('a trip without a notice is cancelled by its terms', () => {
  expect(decideCancellationBasis({ ...open, notices: [] }, inTime)).toEqual(terms);
});

test.each(noticeStates.states.filter((state) => state !== 'open'))(
  'a notice that is %s frees nobody',
  (state) => {
    expect(decideCancellationBasis({ ...open, notices: [{ ...notice, state }] }, inTime)).toEqual(terms);
  },
);

test('a notice that can only be accepted frees nobody, whatever another one does', () => {
  const informing: NoticeOfCancellation = { ...notice, answers: ['accept'] };
  expect(decideCancellationBasis({ ...open, notices: [informing] }, inTime)).toEqual(terms);
  expect(decideCancellationBasis({ ...open, notices: [informing, notice] }, inTime)).toEqual(free);
});

test('a cancellation that has begun keeps its fee, whatever is announced later', () => {
  const begun = { ...open, hasBegun: true };
  expect(decideCancellationBasis({ ...begun, agreedFee: 12_300 }, inTime)).toEqual({
    kind: 'agreed',
    fee: 12_300,
  });
  expect(decideCancellationBasis({ ...begun, agreedFee: 0 }, inTime)).toEqual({ kind: 'agreed', fee: 0 });
  expect(decideCancellationBasis(begun, inTime)).toEqual(terms);
});

test('a cancellation is made at nothing, at what was agreed, or at the supplier’s answer', () => {
  expect(agreedFeeOf({ kind: 'free' })).toBe(0);
  expect(agreedFeeOf({ kind: 'agreed', fee: 12_300 })).toBe(12_300);
  expect(agreedFeeOf({ kind: 'terms' })).toBeNull();
});

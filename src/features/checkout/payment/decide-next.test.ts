import { expect, test } from 'vitest';
import { decideNext, type OrderResponse } from './decide-next.ts';

type Code = OrderResponse['messages'][number]['code'];

const inProgress: OrderResponse = {
  success: true,
  finished: false,
  messages: [],
  changes: [],
  errors: [],
  redirect: null,
  next: null,
  waitSeconds: null,
};
const decide = (changes: Partial<OrderResponse>) => decideNext({ ...inProgress, ...changes }, '/process');
const refuse = (code: Code, changes: Partial<OrderResponse> = {}) =>
  decide({ success: false, messages: [{ code }], ...changes });

test('[PAY-017] [PAY-019] an order in progress opens the processing page', () => {
  expect(decide({})).toEqual({ kind: 'go', path: '/process' });
});

test('[PAY-017] an order opens the next page of its answer', () => {
  expect(decide({ next: '/success', finished: true })).toEqual({ kind: 'go', path: '/success' });
});

test('[PAY-019] a redirect URL takes precedence over the next page', () => {
  expect(decide({ redirect: 'https://bank.test/', next: '/payment' })).toEqual({
    kind: 'leave',
    url: 'https://bank.test/',
  });
});

test.each<Code>([
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'noPaymentSelectedError',
  'cardChanged',
])('[ERR-016] [ERR-017] [ERR-018] %s opens the fail page, as it does when the answer comes later', (code) => {
  expect(refuse(code, { finished: true, next: '/fail' })).toEqual({ kind: 'go', path: '/fail' });
});

test('[FLOW-032] [FLOW-033] every other result opens its page', () => {
  expect(refuse('offerGone', { finished: true, next: '/fail' })).toEqual({ kind: 'go', path: '/fail' });
  expect(decide({ success: false, finished: true, next: '/soft_booked' })).toEqual({
    kind: 'go',
    path: '/soft_booked',
  });
});

test('[VALID-071] an order without a payment method asks for one', () => {
  expect(refuse('noPaymentSelected')).toEqual({ kind: 'choose' });
});

test('[VALID-056] [VALID-062] a card outside the allowed ranges is marked', () => {
  expect(refuse('paymentCardNumberBinInvalid')).toEqual({ kind: 'card' });
});

test('[ERR-004] unknownIssue marks the fields it names, or shows a modal when it names none', () => {
  expect(refuse('unknownIssue', { errors: [{ id: 'unknownIssue', data: { zip: 'invalidZip' } }] })).toEqual({
    kind: 'faults',
    faults: { zip: 'invalidZip' },
  });
  expect(refuse('unknownIssue')).toEqual({ kind: 'problem', problem: 'unknownIssue', newTotal: null });
});

test('an insurance that a new residence has removed is named with the new total', () => {
  expect(refuse('residenceChanged', { changes: [{ type: 'price', oldTotal: 2, newTotal: 1 }] })).toEqual({
    kind: 'problem',
    problem: 'residenceChanged',
    newTotal: 1,
  });
});

test('one seat for two travellers is named on the page', () => {
  expect(refuse('sameSeat')).toEqual({ kind: 'problem', problem: 'sameSeat', newTotal: null });
});

test('[PAY-017] an order without travellers or billing address names what is missing', () => {
  expect(refuse('incomplete')).toEqual({ kind: 'problem', problem: 'incomplete', newTotal: null });
});

test('[ERR-006] the refusal of a newer release is a technicalError', () => {
  expect(refuse('whatever' as Code)).toEqual({ kind: 'problem', problem: 'technicalError', newTotal: null });
});

test('[CDATA-067] a price that differs from the shown one is reported with the new total', () => {
  expect(refuse('priceChanged', { changes: [{ type: 'price', oldTotal: 1, newTotal: 2 }] })).toEqual({
    kind: 'problem',
    problem: 'priceChanged',
    newTotal: 2,
  });
});

test('too many refused cards say how long to wait', () => {
  expect(refuse('cardPaused', { waitSeconds: 90 })).toEqual({
    kind: 'problem',
    problem: 'cardPaused',
    newTotal: null,
    waitSeconds: 90,
  });
});

test.each(['/open-payment', null])('too many open holds lead to the open payment %s', (next) => {
  expect(refuse('tooManyHolds', { next })).toEqual({
    kind: 'problem',
    problem: 'tooManyHolds',
    newTotal: null,
    openPath: next,
  });
});

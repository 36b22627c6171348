import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../../tests/factories/booking-record.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { CancellationBasis } from '../../model/cancellation/cancellation-basis.ts';
import type { StaffOutcome } from '../../model/staff-outcome.ts';
import type { OfficeService } from '../office-service.server.ts';
import { quoteCancellation } from '../quote-cancellation.ts';
import { decideBooking } from './decide-booking.server.ts';
import type { StaffDecision } from './staff-decision.ts';

const today = requireDay('2027-04-17');
const booking = buildBooking({ order: buildOrder(), state: 'booked', paymentState: 'captured' });
const byTerms: CancellationBasis = { kind: 'terms' };
const { fee, refund } = quoteCancellation(booking, today, byTerms);
const note = 'Asked for by telephone';

/** A service that notes its calls and carries out everything. */
function createNotingService(basis: CancellationBasis) {
  const calls: unknown[][] = [];
  const noted =
    (name: string) =>
    async (...given: unknown[]): Promise<StaffOutcome> => {
      calls.push([name, ...given]);
      return 'done';
    };
  const service: OfficeService = {
    goodwill: { addNote: noted('addNote'), give: noted('give'), decide: noted('decide') },
    listRefunds: async () => [],
    listLedgerLines: async function* () {},
    search: () => Promise.reject(new Error('nobody searches')),
    open: async () => null,
    retry: noted('retry'),
    resolve: noted('resolve'),
    cancel: noted('cancel'),
    findCancellationBasis: async () => basis,
    endRefund: noted('endRefund'),
    settleAttention: noted('settleAttention'),
    requestPayment: noted('requestPayment'),
    offerVoucher: noted('offerVoucher'),
    withdrawPayment: noted('withdrawPayment'),
    sendLink: noted('sendLink'),
    sendDocuments: noted('sendDocuments'),
    askSuppliers: noted('askSuppliers'),
  };
  return { service, calls };
}

async function decide(decided: StaffDecision, basis = byTerms, on = today, of = booking) {
  const { service, calls } = createNotingService(basis);
  const outcome = await decideBooking(service, of, { by: 'Noa', today: on, version: 7 }, decided);
  return { outcome, calls };
}

const said = { by: 'Noa', note };
const signed = { ...said, version: 7 };
const { id } = booking;

test.each<[StaffDecision, unknown[]]>([
  [{ decision: 'link' }, ['sendLink', id, 'Noa']],
  [{ decision: 'documents' }, ['sendDocuments', id, 'Noa']],
  [{ decision: 'ask-suppliers' }, ['askSuppliers', id, 'Noa']],
  [{ decision: 'withdraw-payment' }, ['withdrawPayment', id, { by: 'Noa', note: '' }]],
  [{ decision: 'goodwill-confirm', refund: 'r1' }, ['decide', id, 'r1', 'confirm', 'Noa']],
  [{ decision: 'goodwill-withdraw', refund: 'r1' }, ['decide', id, 'r1', 'withdraw', 'Noa']],
  [{ decision: 'note', note }, ['addNote', id, said]],
  [{ decision: 'goodwill', note, amount: '12.50' }, ['give', id, 1_250, said]],
  [
    { decision: 'voucher-offer', refund: 'r1', note, amount: '12.50' },
    ['offerVoucher', id, { refundId: 'r1', bonus: 1_250, ...said }],
  ],
  [
    { decision: 'request-payment', note, amount: '80', dueOn: '2027-04-20' },
    ['requestPayment', id, { amount: 8_000, dueOn: requireDay('2027-04-20') }, said],
  ],
  [{ decision: 'retry', note }, ['retry', id, signed]],
  [{ decision: 'seen', note }, ['settleAttention', id, signed]],
  [{ decision: 'paid-out', note }, ['endRefund', id, 'paid-out', signed]],
  [{ decision: 'voiding', note }, ['resolve', id, 'voiding', signed]],
  [{ decision: 'cancel', note, fee, refund }, ['cancel', id, signed]],
])('%o is carried out with the name of who decides', async (decided, call) => {
  expect(await decide(decided)).toEqual({ outcome: 'done', calls: [call] });
});

test('a cancellation whose fee has changed since it was shown is not made', async () => {
  const seen = { decision: 'cancel', note, fee: fee + 1, refund } as const;
  expect(await decide(seen)).toEqual({ outcome: 'fee-changed', calls: [] });
});

test('a cancellation is free of charge while a notice lets the traveller cancel so', async () => {
  const late = today + 10;
  const free = quoteCancellation(booking, late, { kind: 'free' });
  expect([free.fee, quoteCancellation(booking, late, byTerms).fee > 0]).toEqual([0, true]);
  const seen = { decision: 'cancel', note, fee: 0, refund: free.refund } as const;
  const done = { outcome: 'done', calls: [['cancel', id, signed]] };
  expect(await decide(seen, { kind: 'free' }, late)).toEqual(done);
  expect(await decide(seen, byTerms, late)).toEqual({ outcome: 'fee-changed', calls: [] });
});

test('a cancellation that staff send on is made at the fee that was agreed when it began', async () => {
  const begun = {
    ...booking,
    state: 'manual-review',
    resumeState: 'cancelling',
    holdState: 'confirmed',
  } as const;
  const late = today + 10;
  const agreed = { kind: 'agreed', fee: 12_300 } as const;
  const quote = quoteCancellation(begun, late, agreed);
  const seen = { decision: 'cancelling', note, fee: 12_300, refund: quote.refund } as const;
  const done = { outcome: 'done', calls: [['resolve', id, 'cancelling', signed]] };
  expect(await decide(seen, agreed, late, begun)).toEqual(done);
  expect(await decide(seen, byTerms, late, begun)).toEqual({ outcome: 'fee-changed', calls: [] });
});

test('nothing is cancelled where nobody knows what the fee follows', async () => {
  const { service, calls } = createNotingService(byTerms);
  const failing = { ...service, findCancellationBasis: () => Promise.reject(new Error('no database')) };
  const seen = { decision: 'cancel', note, fee, refund } as const;
  const decided = decideBooking(failing, booking, { by: 'Noa', today, version: 7 }, seen);
  await expect(decided).rejects.toThrow('no database');
  expect(calls).toEqual([]);
});

test('a cancellation whose refund has changed since it was shown is not made', async () => {
  const seen = { decision: 'cancel', note, fee, refund: refund - 1 } as const;
  expect(await decide(seen)).toEqual({ outcome: 'fee-changed', calls: [] });
});

test.each<StaffDecision>([
  { decision: 'goodwill', note, amount: 'a lot' },
  { decision: 'request-payment', note, amount: 'a lot', dueOn: '2027-04-20' },
  { decision: 'request-payment', note, amount: '80', dueOn: 'soon' },
])('%o cannot be read, and nothing is done', async (decided) => {
  expect(await decide(decided)).toEqual({ outcome: 'not-possible', calls: [] });
});

import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../../tests/factories/booking-record.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { StaffOutcome } from '../../model/staff-outcome.ts';
import type { OfficeService } from '../office-service.server.ts';
import { quoteCancellation } from '../quote-cancellation.ts';
import { decideBooking } from './decide-booking.server.ts';
import type { StaffDecision } from './staff-decision.ts';

const today = requireDay('2027-04-17');
const booking = buildBooking({ order: buildOrder(), state: 'booked', paymentState: 'captured' });
const { fee, refund } = quoteCancellation(booking, today);
const note = 'Asked for by telephone';

/** A service that notes its calls and carries out everything. */
function createNotingService() {
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
    search: () => Promise.reject(new Error('nobody searches')),
    open: async () => null,
    retry: noted('retry'),
    resolve: noted('resolve'),
    cancel: noted('cancel'),
    endRefund: noted('endRefund'),
    settleAttention: noted('settleAttention'),
    requestPayment: noted('requestPayment'),
    withdrawPayment: noted('withdrawPayment'),
    sendLink: noted('sendLink'),
    sendDocuments: noted('sendDocuments'),
  };
  return { service, calls };
}

async function decide(decided: StaffDecision) {
  const { service, calls } = createNotingService();
  const outcome = await decideBooking(service, booking, { by: 'Noa', today, version: 7 }, decided);
  return { outcome, calls };
}

const said = { by: 'Noa', note };
const signed = { ...said, version: 7 };
const { id } = booking;

test.each<[StaffDecision, unknown[]]>([
  [{ decision: 'link' }, ['sendLink', id, 'Noa']],
  [{ decision: 'documents' }, ['sendDocuments', id, 'Noa']],
  [{ decision: 'withdraw-payment' }, ['withdrawPayment', id, { by: 'Noa', note: '' }]],
  [{ decision: 'goodwill-confirm', refund: 'r1' }, ['decide', id, 'r1', 'confirm', 'Noa']],
  [{ decision: 'goodwill-withdraw', refund: 'r1' }, ['decide', id, 'r1', 'withdraw', 'Noa']],
  [{ decision: 'note', note }, ['addNote', id, said]],
  [{ decision: 'goodwill', note, amount: '12.50' }, ['give', id, 1_250, said]],
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

import { expect, test } from 'vitest';
import { findDecisionFault, type StaffDecision, toRefusedForm } from './staff-decision.ts';

const note = 'Asked for by telephone';

test.each<[StaffDecision, string | null]>([
  [{ decision: 'link' }, null],
  [{ decision: 'retry', note }, null],
  [{ decision: 'retry', note: '' }, 'note'],
  [{ decision: 'goodwill', note, amount: '12.50' }, null],
  [{ decision: 'goodwill', note: '', amount: 'a lot' }, 'amount'],
  [{ decision: 'request-payment', note, amount: '80', dueOn: 'soon' }, 'dueOn'],
  [{ decision: 'request-payment', note, amount: '80', dueOn: '2027-04-20' }, null],
])('%o: what is wrong is %s', (decision, fault) => {
  expect(findDecisionFault(decision, 'EUR')).toBe(fault);
});

test.each<[StaffDecision, string]>([
  [{ decision: 'retry', note }, 'decide'],
  [{ decision: 'note', note }, 'note'],
  [{ decision: 'goodwill', note, amount: '1' }, 'goodwill'],
  [{ decision: 'request-payment', note, amount: '1', dueOn: '' }, 'payment'],
])('%o is shown again in the form %s', (decision, form) => {
  expect(toRefusedForm(decision, null).form).toBe(form);
});

test('a refused form keeps what was typed', () => {
  const decision = { decision: 'request-payment', note, amount: 'a lot', dueOn: 'soon' } as const;
  expect(toRefusedForm(decision, 'amount')).toEqual({
    form: 'payment',
    note,
    amount: 'a lot',
    dueOn: 'soon',
    fault: 'amount',
  });
});

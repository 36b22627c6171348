import { expect, test } from 'vitest';
import { type CaseForm, findRefusedCaseForm } from './case-form.ts';

const fill = (form: Partial<CaseForm> & Pick<CaseForm, 'change'>): CaseForm => ({
  text: '',
  note: '',
  to: '',
  kind: 'goodwill',
  amount: '',
  compensation: '',
  ...form,
});

test.each([
  [{ change: 'answer' }, 'answer'],
  [{ change: 'ask' }, 'answer'],
  [{ change: 'decide' }, 'answer'],
  [{ change: 'thank' }, 'answer'],
  [{ change: 'note' }, 'note'],
  [{ change: 'closed' }, 'note'],
  [{ change: 'compensate', amount: '0' }, 'compensate'],
] as const)('%o is refused in the form %s', (form, refused) => {
  expect(findRefusedCaseForm(fill(form), 'EUR')?.form).toBe(refused);
});

test.each([
  { change: 'answer', text: 'We are sorry.' },
  { change: 'closed', note: 'The guest has written that it is settled.' },
  { change: 'compensate', amount: '50' },
  { change: 'assign' },
  { change: 'in-progress' },
  { change: 'confirm' },
] as const)('%o is complete', (form) => {
  expect(findRefusedCaseForm(fill(form), 'EUR')).toBeNull();
});

test('an amount is read in what was charged: yen have no decimals, and nothing is given for what cost nothing', () => {
  const form = fill({ change: 'compensate', amount: '50.00' });
  expect(findRefusedCaseForm(form, 'JPY')?.form).toBe('compensate');
  expect(findRefusedCaseForm({ ...form, amount: '50' }, 'JPY')).toBeNull();
  expect(findRefusedCaseForm(form, null)?.form).toBe('compensate');
});

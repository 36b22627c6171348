import { expect, test } from 'vitest';
import { type CaseForm, findRefusedForm } from './case-form.ts';

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
  expect(findRefusedForm(fill(form))?.form).toBe(refused);
});

test.each([
  { change: 'answer', text: 'We are sorry.' },
  { change: 'closed', note: 'The guest has written that it is settled.' },
  { change: 'compensate', amount: '50' },
  { change: 'assign' },
  { change: 'in-progress' },
  { change: 'confirm' },
] as const)('%o is complete', (form) => {
  expect(findRefusedForm(fill(form))).toBeNull();
});

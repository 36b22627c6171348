import { expect, test } from 'vitest';
import type { CaseOutcome } from '../model/case-record.ts';
import type { CaseForm } from '../office/case-form.ts';
import { carryOutChange } from './carry-out-change.server.ts';
import type { CaseService } from './case-service.server.ts';
import type { Compensations } from './compensations.server.ts';

const noa = { id: 's1', name: 'Noa' };
const mika = { id: 's2', name: 'Mika' };
const actor = { staff: noa, version: 3 };

async function carryOut(form: Partial<CaseForm> & Pick<CaseForm, 'change'>) {
  const calls: unknown[][] = [];
  const noted =
    (name: string) =>
    async (...given: unknown[]): Promise<CaseOutcome> => {
      calls.push([name, ...given.slice(2)]);
      return 'done';
    };
  const service: CaseService = {
    search: () => Promise.reject(new Error('nobody searches')),
    open: async () => null,
    answer: noted('answer'),
    decide: noted('decide'),
    thank: noted('thank'),
    note: noted('note'),
    assign: noted('assign'),
    move: noted('move'),
  };
  const compensations: Pick<Compensations, 'propose' | 'end'> = {
    propose: noted('propose'),
    end: noted('end'),
  };
  const typed = {
    text: '',
    note: '',
    to: '',
    kind: 'goodwill',
    amount: '',
    compensation: '',
    ...form,
  } as const;
  const outcome = await carryOutChange(
    { service, compensations },
    { id: 'c1' },
    actor,
    typed,
    [noa, mika],
    'EUR',
  );
  return { outcome, calls };
}

test.each<[Partial<CaseForm> & Pick<CaseForm, 'change'>, unknown[]]>([
  [{ change: 'answer', text: 'Sorry.' }, ['answer', { text: 'Sorry.', isQuestion: false }]],
  [{ change: 'ask', text: 'When?' }, ['answer', { text: 'When?', isQuestion: true }]],
  [{ change: 'decide', text: 'Yes.' }, ['decide', 'Yes.']],
  [{ change: 'thank', text: 'Thanks.' }, ['thank', 'Thanks.']],
  [{ change: 'note', note: 'Called.' }, ['note', 'Called.']],
  [{ change: 'assign', to: 's2' }, ['assign', mika]],
  [{ change: 'assign', to: 'somebody who has left' }, ['assign', null]],
  [{ change: 'in-progress' }, ['move', 'in-progress', '']],
  [{ change: 'closed', note: 'Settled.' }, ['move', 'closed', 'Settled.']],
  [{ change: 'compensate', amount: '12.50' }, ['propose', { kind: 'goodwill', amount: 1_250 }]],
  [{ change: 'confirm', compensation: 'k1' }, ['end', 'k1', 'confirmed']],
  [{ change: 'withdraw', compensation: 'k1' }, ['end', 'k1', 'withdrawn']],
  [{ change: 'pay-out', compensation: 'k1' }, ['end', 'k1', 'paid-out']],
])('%o is carried out', async (form, call) => {
  expect(await carryOut(form)).toEqual({ outcome: 'done', calls: [call] });
});

test.each<Partial<CaseForm> & Pick<CaseForm, 'change'>>([
  { change: 'compensate', amount: 'a lot' },
  { change: 'confirm' },
])('%o names nothing that can be done', async (form) => {
  expect(await carryOut(form)).toEqual({ outcome: 'not-possible', calls: [] });
});

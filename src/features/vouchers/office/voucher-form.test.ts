import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { carryOutForm, findRefusedVoucherForm, type VoucherForm } from './voucher-form.ts';
import type { VoucherOffice } from './voucher-office.ts';

const voucher = { id: 'v1', currency: 'EUR', expiresOn: requireDay('2029-12-31') } as const;
const reason = 'The guest was ill';
const fill = (form: Partial<VoucherForm> & Pick<VoucherForm, 'change'>): VoucherForm => ({
  reason,
  until: '',
  validFrom: '',
  amount: '',
  minimum: '',
  combinable: '',
  correction: '',
  ...form,
});

test.each([
  ['block', { change: 'block' }],
  ['extend', { change: 'extend', until: '2030-06-30' }],
  ['limit', { change: 'limit', validFrom: '2027-01-01', minimum: '100' }],
  ['correct', { change: 'correct', amount: '-12.50' }],
  ['resend', { change: 'resend', reason: '' }],
  ['confirm', { change: 'confirm', reason: '' }],
] as const)('a complete form to %s is not refused', (_name, form) => {
  expect(findRefusedVoucherForm(fill(form), voucher)).toBeNull();
});

test.each([
  ['reason', { change: 'block', reason: '' }],
  ['reason', { change: 'unblock', reason: '' }],
  ['until', { change: 'extend', until: '2029-12-31' }],
  ['until', { change: 'extend', until: 'later' }],
  ['reason', { change: 'extend', until: '2030-06-30', reason: '' }],
  ['validFrom', { change: 'limit', validFrom: '2030-01-01' }],
  ['validFrom', { change: 'limit', validFrom: 'soon' }],
  ['minimum', { change: 'limit', minimum: '-1' }],
  ['minimum', { change: 'limit', minimum: 'a lot' }],
  ['amount', { change: 'correct', amount: '0' }],
  ['amount', { change: 'correct', amount: 'a lot' }],
  ['reason', { change: 'correct', amount: '5', reason: '' }],
] as const)('the field %s is named where it is missing or wrong: %o', (field, form) => {
  expect(findRefusedVoucherForm(fill(form), voucher)?.field).toBe(field);
});

/** An office that notes what it is asked to change. */
function createNotingOffice() {
  const calls: unknown[] = [];
  const office: Pick<VoucherOffice, 'change' | 'resend'> = {
    change: async (...given) => {
      calls.push(given);
      return 'done';
    },
    resend: async () => {
      calls.push('resend');
      return 'not-sent';
    },
  };
  return { office, calls };
}

test.each([
  [{ change: 'unblock' }, { kind: 'unblock', reason }],
  [
    { change: 'extend', until: '2030-06-30' },
    { kind: 'extend', until: '2030-06-30', reason },
  ],
  [
    { change: 'limit', minimum: '100', combinable: 'yes' },
    { kind: 'limit', reason, validFrom: null, minimum: 10_000, isCombinable: true },
  ],
  [
    { change: 'correct', amount: '-12.50' },
    { kind: 'correct', amount: -1_250, reason },
  ],
  [
    { change: 'withdraw', correction: 'c1' },
    { kind: 'withdraw', correctionId: 'c1' },
  ],
] as const)('%o becomes the change %o', async (form, change) => {
  const { office, calls } = createNotingOffice();
  expect(await carryOutForm(office, voucher, 's1', fill(form))).toBe('done');
  expect(calls).toEqual([['v1', 's1', change]]);
});

test('a correction of a voucher in yen is typed without decimals', async () => {
  const { office, calls } = createNotingOffice();
  const yen = { ...voucher, currency: 'JPY' } as const;
  expect(findRefusedVoucherForm(fill({ change: 'correct', amount: '-500.00' }), yen)?.field).toBe('amount');
  expect(await carryOutForm(office, yen, 's1', fill({ change: 'correct', amount: '-500' }))).toBe('done');
  expect(calls).toEqual([['v1', 's1', { kind: 'correct', amount: -500, reason }]]);
});

test('a voucher that is sent again is not changed', async () => {
  const { office, calls } = createNotingOffice();
  expect(await carryOutForm(office, voucher, 's1', fill({ change: 'resend' }))).toBe('not-sent');
  expect(calls).toEqual(['resend']);
});

test('a correction that no form names is not possible', async () => {
  const { office, calls } = createNotingOffice();
  expect(await carryOutForm(office, voucher, 's1', fill({ change: 'confirm' }))).toBe('not-possible');
  expect(calls).toEqual([]);
});

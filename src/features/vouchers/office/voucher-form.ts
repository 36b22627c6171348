import { voucherLimits } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { parseAmount } from '../../../domain/money/parse-amount.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import type { VOUCHER_CHANGES, VoucherChange, VoucherOutcome } from '../model/voucher-file.ts';
import type { VoucherRecord } from '../model/voucher-record.ts';
import type { VoucherOffice } from './voucher-office.ts';
import type { RefusedVoucherForm } from './voucher-page-props.ts';

/** A change of a voucher as staff type it; '' for what a form does not have. */
export interface VoucherForm {
  readonly change: (typeof VOUCHER_CHANGES)[number];
  readonly reason: string;
  /** Days as `YYYY-MM-DD`. */
  readonly until: string;
  readonly validFrom: string;
  readonly amount: string;
  readonly minimum: string;
  /** `yes` where it can be combined with others. */
  readonly combinable: string;
  /** Id of a proposed correction. */
  readonly correction: string;
}

/** The form with the field that is missing or wrong; null where nothing is. */
export function findRefusedVoucherForm(
  { change, reason, until, amount, validFrom, minimum, combinable }: VoucherForm,
  { expiresOn, currency }: Pick<VoucherRecord, 'expiresOn' | 'currency'>,
): RefusedVoucherForm | null {
  const values = { reason, until, amount, validFrom, minimum, combinable };
  const isReasonMissing = reason.length < voucherLimits.minReasonLength;
  switch (change) {
    case 'extend':
      if ((parseDay(until) ?? 0) <= expiresOn) return { form: 'extend', field: 'until', values };
      return isReasonMissing ? { form: 'extend', field: 'reason', values } : null;
    case 'limit': {
      const first = parseDay(validFrom);
      const isFirstDay = validFrom === '' || (first !== null && first <= expiresOn);
      if (!isFirstDay) return { form: 'limit', field: 'validFrom', values };
      if (parseMinimum(minimum, currency) === null) return { form: 'limit', field: 'minimum', values };
      return isReasonMissing ? { form: 'limit', field: 'reason', values } : null;
    }
    case 'correct':
      if ((parseAmount(amount, currency) ?? 0) === 0) return { form: 'correct', field: 'amount', values };
      return isReasonMissing ? { form: 'correct', field: 'reason', values } : null;
    case 'block':
    case 'unblock':
      return isReasonMissing ? { form: 'state', field: 'reason', values } : null;
    default:
      return null;
  }
}

/** Carries out a form that was not refused. What cannot be read all the same is `not-possible`. */
export async function carryOutForm(
  office: Pick<VoucherOffice, 'change' | 'resend'>,
  { id, currency }: Pick<VoucherRecord, 'id' | 'currency'>,
  staffId: string,
  form: VoucherForm,
): Promise<VoucherOutcome> {
  if (form.change === 'resend') return office.resend(id, staffId);
  const change = toVoucherChange(form.change, form, currency);
  return change === null ? 'not-possible' : office.change(id, staffId, change);
}

function toVoucherChange(
  kind: Exclude<VoucherForm['change'], 'resend'>,
  form: VoucherForm,
  currency: CurrencyCode,
): VoucherChange | null {
  const { reason, until, validFrom, correction } = form;
  switch (kind) {
    case 'block':
    case 'unblock':
      return { kind, reason };
    case 'extend':
      return { kind, until, reason };
    case 'limit': {
      const minimum = parseMinimum(form.minimum, currency);
      if (minimum === null) return null;
      const isCombinable = form.combinable === 'yes';
      return { kind, reason, validFrom: validFrom === '' ? null : validFrom, minimum, isCombinable };
    }
    case 'correct': {
      const amount = parseAmount(form.amount, currency);
      return amount === null ? null : { kind, amount, reason };
    }
    case 'confirm':
    case 'withdraw':
      return correction === '' ? null : { kind, correctionId: correction };
  }
}

/** Minor units, 0 for an empty field; null for a text that is no amount from 0 on. */
function parseMinimum(text: string, currency: CurrencyCode): number | null {
  const minimum = text === '' ? 0 : parseAmount(text, currency);
  return minimum === null || minimum < 0 ? null : minimum;
}

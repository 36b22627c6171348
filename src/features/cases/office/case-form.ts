import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { parsePositiveAmount } from '../../../domain/money/parse-amount.ts';
import type { CompensationKind } from '../model/case-record.ts';
import type { CaseChangeName } from './case-audit-formatters.ts';
import type { RefusedCaseForm } from './case-page-props.ts';

/** A change of a case as staff type it; '' for what a form does not have. */
export interface CaseForm {
  readonly change: CaseChangeName;
  /** Mail to the guest. */
  readonly text: string;
  readonly note: string;
  /** Id of who looks after the case from now on. */
  readonly to: string;
  readonly kind: CompensationKind;
  readonly amount: string;
  /** UUID of a compensation. */
  readonly compensation: string;
}

/**
 * What is missing in a form: its text, or an amount. A case is closed with a reason. Null where nothing is.
 * @param charged in which amounts are typed; null where nothing was charged
 */
export function findRefusedCaseForm(
  { change, text, note, amount, kind }: CaseForm,
  charged: CurrencyCode | null,
): RefusedCaseForm | null {
  switch (change) {
    case 'answer':
    case 'ask':
    case 'decide':
    case 'thank':
      return text === '' ? { form: 'answer', values: {} } : null;
    case 'note':
    case 'closed':
      return note === '' ? { form: 'note', values: {} } : null;
    case 'compensate':
      return charged === null || parsePositiveAmount(amount, charged) === null
        ? { form: 'compensate', values: { amount, kind } }
        : null;
    default:
      return null;
  }
}

import type { CaseFile } from '../../../domain/cases/case-file.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { CaseFileRecord, CaseOutcome, CaseStaff } from '../model/case-record.ts';
import type { CaseTemplate } from '../templates/case-topics.ts';

/** What was sent with a form that was refused: it is shown again with its error. */
export interface RefusedCaseForm {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface CasePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly now: Date;
  readonly file: CaseFileRecord;
  readonly files: readonly CaseFile[];
  readonly colleagues: readonly CaseStaff[];
  /** Who reads the page. */
  readonly reader: CaseStaff;
  /** In the guest's language. */
  readonly templates: readonly CaseTemplate[];
  /** What can still be granted, minor units; null where nothing was charged. */
  readonly limit: { readonly currency: CurrencyCode; readonly amount: number } | null;
  /** Result of the change just made. */
  readonly outcome: CaseOutcome | null;
  readonly refused: RefusedCaseForm | null;
}

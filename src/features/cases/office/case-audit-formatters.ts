import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { CASE_OUTCOMES } from '../model/case-record.ts';

/** Changes that staff make, by the value of their button. */
export const CASE_CHANGES = [
  'answer',
  'ask',
  'decide',
  'thank',
  'note',
  'assign',
  'in-progress',
  'closed',
  'compensate',
  'confirm',
  'withdraw',
  'pay-out',
] as const;
export type CaseChangeName = (typeof CASE_CHANGES)[number];

type Format = (value: string, texts: Texts, language: Language) => string;

const known = (values: readonly string[], idOf: (value: string) => string): Format => {
  return (value, texts) => (values.includes(value) ? texts(idOf(value)) : value);
};

/** Formatters for the facts of cases in the audit log. */
export const caseAuditFormatters: Readonly<Record<string, Format>> = {
  caseChange: known(CASE_CHANGES, (value) => `office.case.change.${value}`),
  caseOutcome: known(CASE_OUTCOMES, (value) => `office.case.outcome.${value}`),
  cases: (numbers) => numbers,
};

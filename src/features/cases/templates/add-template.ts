import { formatCompensation, nameOf } from '../mails/compose-case-mail.ts';
import type { CaseFileRecord } from '../model/case-record.ts';
import { type CaseTemplate, fillTemplate } from './case-topics.ts';

/** Puts a template, filled in for a case, below what staff have typed: choosing one never costs a word. */
export function addTemplate(
  typed: string,
  { body }: CaseTemplate,
  { record, compensations }: Pick<CaseFileRecord, 'record' | 'compensations'>,
): string {
  const granted = compensations.find(({ state }) => state === 'confirmed' || state === 'paid-out');
  const filled = fillTemplate(body, {
    name: nameOf(record),
    number: record.number,
    amount: granted === undefined ? '…' : formatCompensation(granted),
  });
  return typed === '' ? filled : `${typed}\n\n${filled}`;
}

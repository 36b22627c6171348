import { isCurrencyCode } from '../../../domain/money/currency.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatCompensation } from '../mails/compose-case-mail.ts';
import type { CaseEventRecord } from '../model/case-record.ts';

/** The facts of an event as staff read them; a fact of another version is left out. */
export function formatCaseEvent({ kind, facts }: CaseEventRecord, texts: Texts): readonly string[] {
  const text = (name: string) => (typeof facts[name] === 'string' ? String(facts[name]) : '');
  const words: string[] = [];
  if (kind === 'assigned') words.push(text('to') || texts('office.case.nobody'));
  if (kind === 'moved') words.push(texts(`office.case.state.${text('to')}`));
  if (kind === 'reminded') words.push(texts(`office.case.notice.${text('notice')}`));
  if (kind === 'mail-taken' || kind === 'mail-refused') words.push(texts(`office.case.mail.${text('mail')}`));
  if (typeof facts.left === 'number') words.push(texts('office.case.filesLeft', { n: facts.left }));
  if (typeof facts.amount === 'number' && isCurrencyCode(facts.currency))
    words.push(
      texts(`mail.case.compensation.${text('compensation')}`),
      formatCompensation({ amount: facts.amount, currency: facts.currency }),
    );
  return [...words, text('file'), text('note')].filter((each) => each !== '');
}

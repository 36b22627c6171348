import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { isPersonName, tidyName } from '../../../domain/travellers/person-name.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart, type MailFacts } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { listDeadlines } from '../model/case-life.ts';
import type { CaseMailKind, CaseRecord, Compensation } from '../model/case-record.ts';
import type { Duty } from '../model/deadlines.ts';

export interface CaseMailContext {
  readonly kind: CaseMailKind;
  readonly record: CaseRecord;
  readonly brand: Brand;
  /** Language of the mail: the guest's, of a reminder that of the brand. */
  readonly language: Language;
  readonly texts: Texts;
  /** What staff have written; '' for receipts and reminders. */
  readonly body: string;
  /** Of the case; a decision names those that are confirmed or paid out. */
  readonly compensations: readonly Compensation[];
  /** True where the guest can answer to the mail's address. */
  readonly takesAnswers: boolean;
  /** Of a reminder: which one, and the address of the case's page. */
  readonly reminder: { readonly notice: string; readonly link: string } | null;
}

/** Composes a mail of a case in the brand's style; text and HTML have the same content. */
export function composeCaseMail(context: CaseMailContext): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { kind, record, brand, language, texts, reminder } = context;
  const { hotline, company } = brand;
  const isReminder = kind === 'reminder';
  const name = nameOf(record);
  const subject = texts(`mail.case.${subjects[kind]}.subject`, { number: record.number });
  const parts = {
    brand,
    language,
    subject,
    greeting: isReminder
      ? texts('mail.case.staffGreeting')
      : name === ''
        ? texts('mail.newsletter.greeting')
        : texts('mail.confirmation.greeting', { name }),
    body: bodyOf(context),
    parts: factsPart(listFacts(context)),
    link: reminder === null ? null : { address: reminder.link, words: texts('mail.case.reminder.link') },
    help: isReminder
      ? texts('mail.case.reminder.help')
      : texts('documents.help', {
          phone: hotline.display,
          hours: findLocalText(hotline.hours, language),
          email: company.email,
        }),
    reason: texts(isReminder ? 'mail.reason.staff' : 'mail.reason.case', { brand: brand.name }),
    imprint: linkToImprint(brand, texts, record.source),
  };
  return {
    subject,
    text: renderMailText(parts, texts),
    html: renderMail(parts),
  };
}

/** How mails name the guest; '' for what is no name: a complaint is taken from anybody, and nobody's link is repeated in a greeting. */
export function nameOf({ complaint }: Pick<CaseRecord, 'complaint'>): string {
  if (complaint === null) return '';
  const name = tidyName(`${complaint.firstName} ${complaint.lastName}`);
  return isPersonName(name) ? name : '';
}

const subjects = {
  receipt: 'receipt',
  answer: 'answer',
  decision: 'decision',
  thanks: 'answer',
  reminder: 'reminder',
} as const satisfies Record<CaseMailKind, string>;

function bodyOf({ kind, record, texts, body, takesAnswers, reminder }: CaseMailContext): string {
  const answerable = takesAnswers ? [texts('mail.case.answerable')] : [];
  switch (kind) {
    case 'receipt':
      return [texts(`mail.case.receipt.${record.reason}`), ...answerable].join('\n\n');
    case 'reminder':
      return texts(`mail.case.reminder.${reminder?.notice ?? 'answer-near'}`, { number: record.number });
    case 'answer':
    case 'decision':
    case 'thanks':
      return [body, ...answerable].join('\n\n');
  }
}

const dutyTexts = {
  answer: 'mail.case.answerBy',
  decision: 'mail.case.decisionBy',
} as const satisfies Record<Duty, string>;

function listFacts({ kind, record, texts, language, compensations }: CaseMailContext): MailFacts {
  const number = [texts('mail.case.number'), record.number] as const;
  const about = listSubject(record, texts);
  const deadlines = listDeadlines(record).map(
    ({ duty, dueAt }) => [texts(dutyTexts[duty]), formatDate(dayAt(dueAt), language, 'long')] as const,
  );
  const granted = compensations
    .filter(({ state }) => state === 'confirmed' || state === 'paid-out')
    .map((each) => [texts(`mail.case.compensation.${each.kind}`), formatCompensation(each)] as const);
  switch (kind) {
    case 'receipt':
    case 'reminder':
      return [number, ...about, ...deadlines];
    case 'decision':
      return [number, ...about, ...granted];
    case 'answer':
    case 'thanks':
      return [number, ...about];
  }
}

/** What the case is about: the booking, or what is asked for before there is one. */
function listSubject({ bookingNumber, complaint }: CaseRecord, texts: Texts): MailFacts {
  if (bookingNumber !== null) return [[texts('documents.bookingNumber'), bookingNumber]];
  if (complaint?.reason !== 'accessible-room') return [];
  return [
    [texts('mail.case.hotel'), complaint.hotelName],
    [texts('mail.case.trip'), complaint.trip],
  ];
}

/** An amount as people read it. */
export function formatCompensation({ amount, currency }: Pick<Compensation, 'amount' | 'currency'>): string {
  return formatAmount(amount, currency);
}

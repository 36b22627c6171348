import { expect, test } from 'vitest';
import { buildComplaint } from '../../../../tests/factories/case-fixture.ts';
import { brands, brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { CASE_NOTICES, openLife } from '../model/case-life.ts';
import { CASE_MAILS, type CaseMailKind, type CaseRecord, type Compensation } from '../model/case-record.ts';
import { composeCaseMail } from './compose-case-mail.ts';

const receivedAt = new Date('2026-03-02T12:00:00Z');
const buildRecord = (reason: 'complaint' | 'compliment' = 'complaint', firstName = 'Ana'): CaseRecord => ({
  ...openLife(reason, receivedAt),
  id: '00000000-0000-4000-8000-000000000000',
  number: 'C-7K2M-9QXD',
  bookingId: 'abcdefghijklmnopqrst',
  bookingNumber: 'ABCD-2345',
  source: { brand: 'abendmeer', language: 'en', locale: 'de-de', origin: 'https://abendmeer.example' },
  complaint: buildComplaint({ reason, firstName }),
  assignedTo: null,
  receivedAt,
  undeliveredAt: null,
  version: 1,
});
const granted: Compensation = {
  id: '1',
  kind: 'price-reduction',
  amount: 12_050,
  currency: 'EUR',
  state: 'confirmed',
  proposedBy: { id: '1', name: 'Kim' },
};

async function compose(
  kind: CaseMailKind,
  {
    language = 'en',
    brand = 'abendmeer',
    body = 'We have asked.',
    record = buildRecord(),
    compensations = [granted],
    takesAnswers = true,
    notice = 'answer-near',
  }: {
    language?: Language;
    brand?: string;
    body?: string;
    record?: CaseRecord;
    compensations?: readonly Compensation[];
    takesAnswers?: boolean;
    notice?: string;
  } = {},
) {
  return composeCaseMail({
    kind,
    record,
    brand: brandsAsShipped.get(brand),
    language,
    texts: await loadTexts(language),
    body: kind === 'receipt' || kind === 'reminder' ? '' : body,
    compensations,
    takesAnswers,
    reminder:
      kind === 'reminder' ? { notice, link: 'https://abendmeer.example/_office/case/C-7K2M-9QXD' } : null,
  });
}

const readHtml = (html: string) =>
  html
    .replace(/<(br|\/p|\/td|\/th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
const wordsOf = (text: string) => text.split(/[\s:,]+/).filter((word) => /\p{L}{3}/u.test(word));

test.each(LANGUAGES.flatMap((language) => [...brands.keys()].map((brand) => [language, brand] as const)))(
  'all mails in %s of %s have the same content as text and as HTML, without external resources',
  async (language, brand) => {
    for (const kind of CASE_MAILS) {
      const { subject, text, html } = await compose(kind, { language, brand });
      expect(subject).toContain('C-7K2M-9QXD');
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toMatch(/<(script|link)\b|url\(|src="(?!cid:)/);
      const shown = readHtml(html);
      for (const word of wordsOf(text.replace(/https:\S+/g, ''))) expect(shown, kind).toContain(word);
    }
  },
);

test('a receipt names number, booking and the last days of the promise; one of a compliment has none', async () => {
  const { text } = await compose('receipt');
  for (const part of ['C-7K2M-9QXD', 'ABCD-2345', 'Monday 9 March 2026', 'Friday 1 May 2026'])
    expect(text).toContain(part);
  const thanks = await compose('receipt', { record: buildRecord('compliment') });
  expect(thanks.text).not.toContain('at the latest');
});

test('a mail asks for an answer where one can be taken, and only there', async () => {
  expect((await compose('answer')).text).toContain('You can reply to this e-mail');
  expect((await compose('answer', { takesAnswers: false })).text).not.toContain('You can reply');
});

test('a decision names what is granted: nothing that waits for a second person or was withdrawn', async () => {
  expect((await compose('decision')).text).toContain('Price reduction: 120.50');
  for (const state of ['proposed', 'withdrawn'] as const)
    expect((await compose('decision', { compensations: [{ ...granted, state }] })).text).not.toContain(
      '120.50',
    );
});

test('names and words of people are no HTML', async () => {
  const record = buildRecord('complaint', '<b>Ana</b>');
  const { html } = await compose('answer', { record, body: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>Ana');
});

test.each(CASE_NOTICES)('the reminder %s has words of its own and leads to the case', async (notice) => {
  const { text } = await compose('reminder', { notice });
  expect(text).toContain(notice.startsWith('answer') ? 'first answer' : 'decision');
  expect(text).toContain(notice.endsWith('near') ? 'due soon' : 'overdue');
  expect(text).toContain('https://abendmeer.example/_office/case/C-7K2M-9QXD');
});

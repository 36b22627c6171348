import { expect, test } from 'vitest';
import { STAFF_ROLES } from '../../domain/staff/staff.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { formatAuditEntry } from './format-audit-entry.ts';

const texts = await loadTexts('en');
const further = { decision: (decision: string) => `decided ${decision}`, outcome: () => '' };

test.each([
  [{}, []],
  [{ failures: 1 }, ['1 attempt with wrong details']],
  [{ failures: 4 }, ['4 attempts in a row with wrong details']],
  [{ role: 'publisher' }, ['Publisher']],
  [{ by: 'passkey' }, ['with a passkey']],
  [{ name: 'Notebook', host: 'example.com' }, ['Notebook', 'example.com']],
  [{ decision: 'cancel', note: 'ill', outcome: 'done' }, ['decided cancel', 'ill']],
  [{ documentId: 'a-1', revision: 3, note: '' }, []],
  [{ documentId: 'a-1', copyOf: 'b-2' }, ['as a copy']],
  [{ version: 2, to: 'draft', note: 'too loud' }, ['Version 2', 'into the draft', 'too loud']],
  [{ for: '2026-12-24T17:00:00.000Z' }, ['24 Dec 2026, 18:00']],
  [{ problems: [{ problem: 'x' }, { problem: 'y' }] }, ['2 entries did not fit']],
])('formats %j as %j', (facts, words) => {
  expect(formatAuditEntry(facts, texts, 'en', further)).toEqual({ words, unknown: [] });
});

test('returns a fact of another version unchanged, in addition to the known facts', () => {
  expect(formatAuditEntry({ moon: { phase: 3 }, failures: 2 }, texts, 'en', {})).toEqual({
    words: ['2 attempts in a row with wrong details'],
    unknown: ['moon: {"phase":3}'],
  });
});

test.each(LANGUAGES)('every role in the log has a text in %s', async (language) => {
  const inLanguage = await loadTexts(language);
  const words = STAFF_ROLES.flatMap((role) => formatAuditEntry({ role }, inLanguage, language, {}).words);
  expect(new Set(words).size).toBe(STAFF_ROLES.length);
});

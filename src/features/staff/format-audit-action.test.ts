import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { formatAuditAction, KNOWN_AUDIT_ACTIONS } from './format-audit-action.ts';

test.each(LANGUAGES)('every action of the audit log has a text of its own in %s', async (language) => {
  const texts = await loadTexts(language);
  const words = KNOWN_AUDIT_ACTIONS.map((action) => formatAuditAction(action, texts));
  expect(new Set(words).size).toBe(KNOWN_AUDIT_ACTIONS.length);
});

test('returns an action of another version unchanged', async () => {
  expect(formatAuditAction('moon landed', await loadTexts('de'))).toBe('moon landed');
});

import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/read-pdf.ts';
import { brand } from '../../brands/abendmeer/brand.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { renderSheet } from './render-sheet.server.ts';

const titled = (title: string): DocumentSheet => ({
  look: brand.documentStyle,
  brandName: 'Q',
  author: 'Q',
  language: 'it',
  title,
  madeAt: new Date('2026-11-28T12:00:00Z'),
  foot: '',
  parts: [],
});

test('a letter is read in a document, though the one before it had that letter with an accent alone', async () => {
  await renderSheet(titled('À à'));
  const { words } = await readPdf({ content: await renderSheet(titled('Certificato')) });
  expect(words).toContain('Certificato');
});

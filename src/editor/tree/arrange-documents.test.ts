import { describe, expect, test } from 'vitest';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import { arrangeDocuments } from './arrange-documents.ts';

const lineOf = (kind: DocumentLine['kind'], slug: string, brand = 'abendmeer'): DocumentLine => ({
  id: `${brand} ${kind} ${slug}`,
  brand,
  kind,
  slug,
  title: kind === 'page' ? { de: `Titel ${slug}`, en: 'The island' } : null,
  state: 'published',
  version: 1,
  publishedAt: null,
  editedBy: null,
  editedAt: null,
  scheduledFor: null,
  isScheduleFailed: false,
  missing: {},
});
const documents = [
  lineOf('page', 'mallorca'),
  lineOf('footer', ''),
  lineOf('page', ''),
  lineOf('page', 'kreta'),
  lineOf('page', 'malta', 'tagwind'),
];
const slugsFor = (search: string) =>
  arrangeDocuments(documents, 'abendmeer', search).pages.map(({ slug }) => slug);

describe('arrangeDocuments', () => {
  test('[MOD-002] lists the pages of the brand, home first, then by address', () => {
    expect(slugsFor('')).toEqual(['', 'kreta', 'mallorca']);
  });

  test('finds by address and by the title in any language, in any case', () => {
    expect(slugsFor('/MAL')).toEqual(['mallorca']);
    expect(slugsFor('titel kreta')).toEqual(['kreta']);
    expect(slugsFor('island')).toHaveLength(3);
    expect(slugsFor('zypern')).toEqual([]);
  });

  test('[MOD-002] names the parts of every page, those too that the brand does not have yet', () => {
    const { parts } = arrangeDocuments(documents, 'abendmeer', 'zypern');
    expect(parts.map(({ kind, line }) => [kind, line !== null])).toEqual([
      ['navigation', false],
      ['notices', false],
      ['footer', true],
      ['flags', false],
      ['settings', false],
    ]);
  });
});

import { expect, test } from 'vitest';
import { listSeedDocuments } from '../list-seed-documents.server.ts';

const footers = listSeedDocuments().filter(({ document }) => document.kind === 'footer');

test('every footer leads to the withdrawal from a contract', () => {
  expect(footers.length).toBeGreaterThan(1);
  for (const { brand, document } of footers)
    expect([brand, JSON.stringify(document)]).toEqual([brand, expect.stringContaining('"/withdrawal"')]);
});

test('every footer leads to the statement on accessibility', () => {
  for (const { document } of footers) expect(JSON.stringify(document)).toContain('"/barrierefreiheit"');
});

import { expect, test } from 'vitest';
import { findDecisionFaults } from './find-decision-faults.ts';

/** A record of so many words; the parts have seven of them. */
function buildRecord(number: number, length = 200) {
  const text = `# 0001 Title\n\n**Context.** a **Decision.** ${'word '.repeat(length - 7)}**Consequences.**`;
  return { path: `docs/adr/${String(number).padStart(4, '0')}-title.md`, text };
}

test.each([150, 400])('a record of %i words has no fault', (length) => {
  expect(findDecisionFaults([buildRecord(1, length)])).toEqual([]);
});

test.each([149, 401])('a record of %i words is too short or too long', (length) => {
  expect(findDecisionFaults([buildRecord(1, length)])).toEqual([
    `docs/adr/0001-title.md: has ${length} words; 150 to 400 say what was decided and why`,
  ]);
});

test('a record without its context is a fault', () => {
  const { path, text } = buildRecord(1);
  expect(findDecisionFaults([{ path, text: text.replace('Context', 'Text') }])).toEqual([
    "docs/adr/0001-title.md: has no part '**Context.**'",
  ]);
});

test('a number that is missing, or used twice, is a fault', () => {
  const fault = ['docs/adr: no decision has the number 0002'];
  expect(findDecisionFaults([buildRecord(1), buildRecord(3)])).toEqual(fault);
  expect(findDecisionFaults([buildRecord(1), buildRecord(1)])).toEqual(fault);
  expect(findDecisionFaults([buildRecord(1), buildRecord(2)])).toEqual([]);
});

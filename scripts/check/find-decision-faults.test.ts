import { expect, test } from 'vitest';
import { findDecisionFaults } from './find-decision-faults.ts';

/** A record of so many words; the parts have seven of them. */
function buildRecord(number: number, length = 200) {
  const digits = String(number).padStart(4, '0');
  const text = `# ${digits} Title\n\n**Context.** a **Decision.** ${'word '.repeat(length - 7)}**Consequences.**`;
  return { path: `docs/adr/${digits}-title.md`, text };
}

const index = ['0001', '0002', '0003']
  .map((number) => `| [${number}](${number}-title.md) | Title | accepted |`)
  .join('\n');

test.each([150, 400])('a record of %i words has no fault', (length) => {
  expect(findDecisionFaults([buildRecord(1, length)], index)).toEqual([]);
});

test.each([149, 401])('a record of %i words is too short or too long', (length) => {
  expect(findDecisionFaults([buildRecord(1, length)], index)).toEqual([
    `docs/adr/0001-title.md: has ${length} words; 150 to 400 say what was decided and why`,
  ]);
});

test('a record without its context is a fault', () => {
  const { path, text } = buildRecord(1);
  expect(findDecisionFaults([{ path, text: text.replace('Context', 'Text') }], index)).toEqual([
    "docs/adr/0001-title.md: has no part '**Context.**'",
  ]);
});

test('a number that is missing, or used twice, is a fault', () => {
  const fault = ['docs/adr: no decision has the number 0002'];
  expect(findDecisionFaults([buildRecord(1), buildRecord(3)], index)).toEqual(fault);
  expect(findDecisionFaults([buildRecord(1), buildRecord(1)], index)).toEqual([
    'docs/adr: two decisions have the number 0001',
  ]);
  expect(findDecisionFaults([buildRecord(1), buildRecord(2)], index)).toEqual([]);
});

test('a record that the index leaves out, or lists with another title, is a fault', () => {
  const fault = ['docs/adr/README.md: does not list docs/adr/0001-title.md with its title'];
  expect(findDecisionFaults([buildRecord(1)], '')).toEqual(fault);
  expect(findDecisionFaults([buildRecord(1)], index.replace('Title', 'Heading'))).toEqual(fault);
});

test('the index says which record supersedes another', () => {
  const { path, text } = buildRecord(1);
  const old = { path, text: text.replace('\n\n', '\n\nSuperseded by [0002](0002-title.md).\n\n') };
  expect(findDecisionFaults([old], index)).toEqual([
    'docs/adr/README.md: does not say that 0002 supersedes 0001',
  ]);
  expect(findDecisionFaults([old], index.replace('accepted', 'superseded by 0002'))).toEqual([]);
});

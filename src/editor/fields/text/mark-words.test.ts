import { describe, expect, test } from 'vitest';
import { type Marked, markBold, markLink, markList } from './mark-words.ts';

/** `[…]` is what is selected. */
const read = (written: string): Marked => {
  const start = written.indexOf('⟦');
  const end = written.indexOf('⟧') - 1;
  return { text: written.replace(/[⟦⟧]/g, ''), start, end };
};
const formatMarked = ({ text, start, end }: Marked) =>
  `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;

describe('marks of rich words', () => {
  test.each([
    ['Ab nach ⟦Kreta⟧!', 'Ab nach **⟦Kreta⟧**!'],
    ['Ab nach **⟦Kreta⟧**!', 'Ab nach ⟦Kreta⟧!'],
    ['⟦⟧', '**⟦⟧**'],
  ])('bold turns %s into %s', (before, after) => {
    expect(formatMarked(markBold(read(before)))).toBe(after);
  });

  test('a link needs a target', () => {
    expect(formatMarked(markLink(read('Ab nach ⟦Kreta⟧!')))).toBe('Ab nach [Kreta](⟦/⟧)!');
  });

  test.each([
    ['eins\nz⟦we⟧i\ndrei', 'eins\n⟦- zwei⟧\ndrei'],
    ['e⟦ins\nzwei⟧', '⟦- eins\n- zwei⟧'],
    ['⟦- eins\n- zwei⟧', '⟦eins\nzwei⟧'],
  ])('a list turns %j into %j', (before, after) => {
    expect(formatMarked(markList(read(before)))).toBe(after);
  });
});

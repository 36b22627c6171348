import { describe, expect, test } from 'vitest';
import { type Marked, markBold, markLink, markList } from './mark-words.ts';

/** `[…]` is what is selected. */
const read = (written: string): Marked => {
  const start = written.indexOf('⟦');
  const end = written.indexOf('⟧') - 1;
  return { text: written.replace(/[⟦⟧]/g, ''), start, end };
};
const write = ({ text, start, end }: Marked) =>
  `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;

describe('marks of rich words', () => {
  test.each([
    ['Ab nach ⟦Kreta⟧!', 'Ab nach **⟦Kreta⟧**!'],
    ['Ab nach **⟦Kreta⟧**!', 'Ab nach ⟦Kreta⟧!'],
    ['⟦⟧', '**⟦⟧**'],
  ])('bold turns %s into %s', (before, after) => {
    expect(write(markBold(read(before)))).toBe(after);
  });

  test('a link needs a target', () => {
    expect(write(markLink(read('Ab nach ⟦Kreta⟧!')))).toBe('Ab nach [Kreta](⟦/⟧)!');
  });

  test.each([
    ['eins\nz⟦we⟧i\ndrei', 'eins\n⟦- zwei⟧\ndrei'],
    ['e⟦ins\nzwei⟧', '⟦- eins\n- zwei⟧'],
    ['⟦- eins\n- zwei⟧', '⟦eins\nzwei⟧'],
  ])('a list turns %j into %j', (before, after) => {
    expect(write(markList(read(before)))).toBe(after);
  });
});

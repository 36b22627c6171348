import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each([
  ['plain', 'plain'],
  ['Núñez, Ana', '"Núñez, Ana"'],
  ['"quoted"', '"""quoted"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+49 30 1234', "'+49 30 1234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['-16.00', '-16.00'],
  [-16, '-16'],
  [null, ''],
])('the cell %j is written as %s', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test('cells are parted by commas and lines by CRLF', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n');
});

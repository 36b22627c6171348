import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['beach.jpg', 'beach.jpg'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ada\\beach.jpg', 'beach.jpg'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
  ['gpj.\u202Eexe.jpg', 'gpj.exe.jpg'],
  ['.pdf', 'pdf'],
  ['', 'file'],
  ['Über  den\tWolken.png', 'Über den Wolken.png'],
])('the name %j is stored as %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

test('a long name keeps its ending and has 120 characters', () => {
  const name = cleanFileName(`${'ä'.repeat(300)}.jpeg`);
  expect([[...name].length, name.slice(-6)]).toEqual([120, 'ä.jpeg']);
});

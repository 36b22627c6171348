import { expect, test } from 'vitest';
import { isPlainPress } from './is-plain-press.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('the first button alone, and the Enter key, mean this tab', () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %o is the browser’s',
  (other) => {
    expect(isPlainPress({ ...plain, ...other })).toBe(false);
  },
);

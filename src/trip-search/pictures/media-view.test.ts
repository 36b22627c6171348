import { expect, test } from 'vitest';
import { readStep, turnMedia } from './media-view.ts';

test('[MEDIA-003] another category begins at index 0', () => {
  expect(turnMedia({ choice: 'all', index: 5 }, { type: 'choose', choice: 'pool' })).toEqual({
    choice: 'pool',
    index: 0,
  });
});

test('stepping stops at the first and at the last picture', () => {
  const view = { choice: 'all', index: 1 } as const;
  expect(turnMedia(view, { type: 'step', by: 1, count: 3 }).index).toBe(2);
  expect(turnMedia({ ...view, index: 2 }, { type: 'step', by: 1, count: 3 }).index).toBe(2);
  expect(turnMedia({ ...view, index: 0 }, { type: 'step', by: -1, count: 3 }).index).toBe(0);
  expect(turnMedia({ ...view, index: 0 }, { type: 'step', by: 1, count: 0 }).index).toBe(0);
});

test('showing what is shown leaves the view the very same object', () => {
  const view = { choice: 'all', index: 1 } as const;
  expect(turnMedia(view, { type: 'show', index: 1 })).toBe(view);
  expect(turnMedia(view, { type: 'show', index: 2 }).index).toBe(2);
});

test('the arrows to the sides step, other keys do not', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Tab'].map(readStep)).toEqual([1, -1, null, null]);
});

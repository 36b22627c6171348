import { expect, test } from 'vitest';
import { accessibilityOf } from './access-columns.server.ts';

const all = {
  step_free_entrance: true,
  lift: false,
  door_width: 82,
  accessible_bathroom: null,
  accessible_rooms: 2,
};

test('a file without the columns says nothing, and one with empty cells says that nothing is known', () => {
  expect(accessibilityOf({})).toBeUndefined();
  expect(accessibilityOf(Object.fromEntries(Object.keys(all).map((column) => [column, null])))).toBeNull();
  expect(accessibilityOf(all)).toMatchObject({ lift: false, doorWidth: 82, accessibleBathroom: null });
});

test.each(Object.keys(all))('a file that has %s alone is refused: the others would be emptied', (column) => {
  expect(() => accessibilityOf({ [column]: null })).toThrow('come together, or none of them');
});

import { expect, test } from 'vitest';
import { findTrackingList } from './find-tracking-list.ts';

test.each([
  ['[NEWS-059] from the address', true, '?newsletter_update_list_id=offers', undefined, 'offers'],
  ['[NEWS-059] from the user record', true, '', 'inspiration', 'inspiration'],
  ['[NEWS-060] from the address where both name one', true, '?newsletter_update_list_id=a', 'b', 'a'],
  ['[NEWS-060] from neither', true, '', undefined, null],
  [
    '[NEWS-059] from the user record where the address has an empty one',
    true,
    '?newsletter_update_list_id=',
    'b',
    'b',
  ],
  [
    '[NEWS-058] not where editors do not show the permission',
    false,
    '?newsletter_update_list_id=a',
    'b',
    null,
  ],
])('%s', (_title, showsTrackingPermission, search, memberListId, expected) => {
  const query = new URLSearchParams(search);
  expect(findTrackingList({ showsTrackingPermission, query, memberListId })).toBe(expected);
});

import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.cjs';
import { findStyleImportFaults } from './find-style-import-faults.ts';

const find = (from: string, to: string) =>
  findStyleImportFaults([[from, to]], config.forbidden as IRegularForbiddenRuleType[]);

test.each([
  ['src/design/design.css', 'src/app/page-transition.css', 'design-knows-no-trade'],
  ['src/design/design.css', 'src/app/page-transition.css', 'features-do-not-reach-up'],
  ['src/features/hotel/room.tsx', 'src/features/search/card.module.css', 'features-do-not-meet'],
  [
    'src/content-modules/faq/faq.module.css',
    'src/features/search/card.module.css',
    'modules-know-no-feature',
  ],
  ['src/content-modules/faq/faq.tsx', 'src/content-modules/hero/hero.module.css', 'modules-do-not-meet'],
])('%s may not import %s: %s', (from, to, rule) => {
  expect(find(from, to)).toContain(`${from} imports ${to}, against the rule ${rule}`);
});

test.each([
  ['src/design/design.css', 'src/design/tokens.css'],
  ['src/features/staff/office.css', 'src/design/staff/staff-tokens.css'],
  ['src/features/hotel/room.tsx', 'src/features/hotel/room.module.css'],
  ['src/features/hotel/room.tsx', 'src/trip-search/trip.module.css'],
])('%s may import %s', (from, to) => {
  expect(find(from, to)).toEqual([]);
});

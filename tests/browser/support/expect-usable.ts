import type { Page } from '@playwright/test';
import { findA11yViolations } from './find-a11y-violations.ts';
import { measureOverflow } from './measure-overflow.ts';
import { expect } from './shop.ts';

/** Fails where the page is inaccessible or wider than its window in its present state. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
}

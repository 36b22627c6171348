import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility violations of the page in its present state (axe-core), one line per place; '' where there is nothing.
 */
export async function findA11yViolations(page: Page, exceptRules: string[] = []): Promise<string> {
  await waitUntilAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(exceptRules)
    .setLegacyMode(true)
    .analyze();
  return violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all }) => [id, help, String(target), detailOf([...any, ...all])]),
    )
    .map((parts) => parts.join(' | '))
    .join('\n');
}

function detailOf(checks: readonly { readonly message: string }[]): string {
  return checks.map(({ message }) => message).join('; ');
}

/** Half-faded colours are no colours of the design, and a document has none before its style sheets are there. */
async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // News that runs by changes no colour, and ends after half a minute, or never where somebody has stopped it.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000);
    await Promise.allSettled(
      ending.filter(({ timeline }) => timeline instanceof DocumentTimeline).map(({ finished }) => finished),
    );
  });
}

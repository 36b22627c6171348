import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { NavigationTabs } from './navigation-tabs.tsx';
import { navigationTabsSchema } from './schema.ts';

const buildLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Place ${index + 1}`, url: `/place-${index + 1}` }));
const tabs = [
  { title: 'South', links: buildLinks(1) },
  { title: 'West', links: [{ label: 'Coast', url: '/coast' }] },
];

describe('navigation tabs', () => {
  test('[MOD-046][MOD-023] shows tabs, each with its links', async () => {
    const markup = await renderInShop(<NavigationTabs headline="All places" tabs={tabs} />);
    const newWindow = '(opens in a new window)';
    expect(readWords(markup)).toBe(`All places South West Place 1 ${newWindow} Coast ${newWindow}`);
  });

  test('[SHELL-060] the first tab is open at first', async () => {
    const markup = await renderInShop(<NavigationTabs tabs={tabs} />);
    expect([...markup.matchAll(/aria-selected="(\w+)"/g)].map(([, isOpen]) => isOpen)).toEqual([
      'true',
      'false',
    ]);
  });

  test('[MOD-047] every link opens a new window', async () => {
    const markup = await renderInShop(<NavigationTabs tabs={tabs} />);
    expect(markup.match(/<a /g)).toHaveLength(2);
    expect(markup.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
  });

  test.each([
    [10, 1],
    [11, 2],
    [21, 3],
  ])('[MOD-050] %d links are in %d columns', async (links, columns) => {
    const markup = await renderInShop(
      <NavigationTabs tabs={[{ title: 'South', links: buildLinks(links) }]} />,
    );
    expect(markup.match(/<ul/g)).toHaveLength(columns);
  });

  test('[MOD-049][MOD-051] the headline leads where it says, in a new window only where that is said', async () => {
    const markup = await renderInShop(<NavigationTabs headline="All" headlineLink="/all" tabs={tabs} />);
    expect(markup).toMatch(/<h2[^>]*><a href="\/de-de\/all">All<\/a><\/h2>/);
    const away = await renderInShop(
      <NavigationTabs headline="All" headlineLink="https://example.com/" linkout tabs={tabs} />,
    );
    expect(away).toMatch(/<h2[^>]*><a href="https:\/\/example.com\/" target="_blank" rel="noopener">All/);
  });

  test('names its parts by its titles, without a space in an id', async () => {
    const markup = await renderInShop(
      <NavigationTabs tabs={[{ title: 'Ost & Süd', links: buildLinks(1) }]} />,
    );
    expect(markup).toContain('id="tabs-Ost-Süd-tab-0"');
    expect(markup).toContain('aria-controls="tabs-Ost-Süd-panel-0"');
  });

  test.each([
    [1, true],
    [8, true],
    [9, false],
    [0, false],
  ])('%d tabs are taken: %s', (count, isTaken) => {
    const stored = Array.from({ length: count }, () => ({
      title: { de: 'Süden' },
      links: [{ label: { de: 'Kreta' }, url: '/kreta' }],
    }));
    expect(navigationTabsSchema.safeParse({ tabs: stored }).success).toBe(isTaken);
  });
});

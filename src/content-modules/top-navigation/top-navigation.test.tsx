import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { groupInColumns } from '../parts/group-in-columns.ts';
import { MenuNavigation } from './menu-navigation.tsx';
import type { NavTab } from './schema.ts';
import { TopNavigation } from './top-navigation.tsx';

const buildLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Ort ${index + 1}`, url: `/ort-${index + 1}` }));

const places: NavTab = {
  headline: 'Reiseziele',
  navSections: [
    { headline: 'Am Meer', navLinks: [{ label: 'Kreta', url: '/kreta' }] },
    { headline: 'Karten', linkout: true, navLinks: [{ label: 'Atlas', url: 'https://example.com/' }] },
  ],
};
const help: NavTab = { headline: 'Hilfe', headlineLink: '/hilfe', navSections: [] };

describe('top navigation', () => {
  test('[MOD-052][MOD-048] shows tabs, their sections and their links', async () => {
    const markup = await renderInShop(<TopNavigation navTabs={[places, help]} />);
    expect(readWords(markup)).toBe('Reiseziele Am Meer Kreta Karten Atlas (opens in a new window) Hilfe');
  });

  test('[MOD-053] opens a tab’s sections in a flyout that needs no script', async () => {
    const markup = await renderInShop(<TopNavigation navTabs={[help, places]} />);
    const id = /<button[^>]* popoverTarget="([^"]+)"/i.exec(markup)?.[1];
    expect(id).toBeDefined();
    expect(markup).toMatch(new RegExp(`<div[^>]*id="${id}"[^>]* popover="auto"`));
  });

  test('[MOD-049] makes a tab without sections a link', async () => {
    const markup = await renderInShop(<TopNavigation navTabs={[help]} />);
    expect(markup).toMatch(/<a [^>]*href="\/de-de\/hilfe"[^>]*>Hilfe<\/a>/);
    expect(markup).not.toContain('<button');
  });

  test('[MOD-049][MOD-051] opens links of a linkout section in a new window, others in this one', async () => {
    const markup = await renderInShop(<TopNavigation navTabs={[places]} />);
    expect(markup).toMatch(
      /<a [^>]*href="https:\/\/example\.com\/" target="_blank" rel="noopener"[^>]*>Atlas/,
    );
    expect(markup).toMatch(/<a [^>]*href="\/de-de\/kreta">Kreta/);
  });

  test('[MOD-051] opens a single linkout link in a new window', async () => {
    const link = { label: 'Atlas', url: 'https://example.com/', linkout: true };
    const tab = { headline: 'Mehr', navSections: [{ navLinks: [link] }] };
    expect(await renderInShop(<TopNavigation navTabs={[tab]} />)).toMatch(
      /<a [^>]*target="_blank"[^>]*>Atlas/,
    );
  });

  test.each([
    [0, []],
    [1, [1]],
    [9, [9]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [21, [10, 10, 1]],
  ])('[MOD-050] groups %d links into columns of %j', (count, sizes) => {
    const columns = groupInColumns(buildLinks(count));
    expect(columns.map((column) => column.length)).toEqual(sizes);
    expect(columns.flat()).toEqual(buildLinks(count));
  });

  test('[SHELL-029][MOD-053] gives the mobile menu the same links, folded', async () => {
    const markup = await renderInShop(<MenuNavigation navTabs={[places, help]} />);
    expect(readWords(markup)).toBe('Reiseziele Am Meer Kreta Karten Atlas (opens in a new window) Hilfe');
    expect(markup).toMatch(/<details(?![^>]* open)/);
    expect(markup).not.toContain('popover');
  });
});

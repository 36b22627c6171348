import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { PageRouteName } from '../../routes.ts';
import { copyMessages } from './copy-messages.ts';
import { findScrollSeconds } from './find-scroll-seconds.ts';
import { isNewsTickerShown } from './is-news-ticker-shown.ts';
import { NewsTicker } from './news-ticker.tsx';
import { newsTickerSchema } from './schema.ts';

const buildMessages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `News ${index + 1}` }));

describe('copies of the messages', () => {
  test.each([
    [1, 10],
    [2, 9],
    [3, 8],
    [5, 6],
    [7, 4],
  ])(
    '[MOD-109] [MOD-110] [MOD-112] %d messages are followed by %d copies, eleven in all',
    (count, copies) => {
      expect(copyMessages(buildMessages(count))).toHaveLength(copies);
      expect(count + copies).toBe(11);
    },
  );

  test.each([8, 9, 10])('[MOD-111] [MOD-112] %d messages are all said once again', (count) => {
    expect(copyMessages(buildMessages(count))).toEqual(buildMessages(count));
  });

  test('[MOD-112] a copy is one message, taken in order', () => {
    expect(copyMessages(['a', 'b', 'c']).join('')).toBe('abcabcab');
  });
});

describe('news ticker', () => {
  test('[MOD-105] [MOD-113] shows messages with their own link, else the ticker’s, else none', async () => {
    const messages = [{ text: 'Crete', link: '/kreta' }, { text: 'Advent' }];
    const markup = await renderInShop(<NewsTicker messages={messages} link="/hilfe" />);
    expect(markup).toContain('<a href="/de-de/kreta">Crete</a>');
    expect(markup).toContain('<a href="/de-de/hilfe">Advent</a>');
    expect(await renderInShop(<NewsTicker messages={buildMessages(2)} />)).not.toContain('<a ');
  });

  test('[MOD-106] puts the separator between messages, a dot unless said', async () => {
    expect(readWords(await renderInShop(<NewsTicker messages={buildMessages(2)} separator="+++" />))).toMatch(
      /^News 1 \+\+\+ News 2 \+\+\+/,
    );
    expect(readWords(await renderInShop(<NewsTicker messages={buildMessages(1)} />))).toMatch(/^News 1 ·/);
  });

  test('[MOD-109] says copies to eyes alone, and Tab passes them over', async () => {
    const markup = await renderInShop(<NewsTicker messages={[{ text: 'Crete', link: '/kreta' }]} />);
    const [, copies = ''] = markup.split('aria-hidden="true"><li');
    expect(copies.match(/tabindex="-1"/gi)).toHaveLength(10);
  });

  test('can be stopped without script, and has a name', async () => {
    const markup = await renderInShop(<NewsTicker messages={buildMessages(1)} />);
    expect(markup).toMatch(/<section[^>]*aria-label="Latest news"/);
    expect(markup).toMatch(/<input type="checkbox"[^>]*aria-label="Pause the moving news"/);
  });

  test.each([
    [[{ text: 'x' }], 15],
    [Array.from({ length: 3 }, () => ({ text: 'x' })), 15],
    [Array.from({ length: 4 }, () => ({ text: 'x' })), 20],
    [[{ text: 'x'.repeat(161) }], 30],
    [Array.from({ length: 10 }, () => ({ text: 'x'.repeat(500) })), 120],
  ])('runs the slower the more there is to read', (messages, seconds) => {
    expect(findScrollSeconds(messages)).toBe(seconds);
  });
});

describe('where a news ticker is shown', () => {
  const listed: readonly PageRouteName[] = ['homepage', 'voucher_form', 'checkout_info'];
  const isShown = (pages: readonly PageRouteName[] | undefined, route: PageRouteName | null) =>
    isNewsTickerShown(pages === undefined ? {} : { pages }, { route });

  test.each(listed)('[MOD-107] [MOD-113] on the listed page %s', (route) => {
    expect(isShown(listed, route)).toBe(true);
  });

  test.each(['resultlist', 'voucher', null] as const)(
    '[MOD-107] not on %s, which it does not list',
    (route) => {
      expect(isShown(listed, route)).toBe(false);
    },
  );

  test.each(['homepage', 'resultlist', 'hoteldetail', null] as const)(
    '[MOD-113] on %s when it lists none',
    (route) => {
      expect(isShown([], route)).toBe(true);
      expect(isShown(undefined, route)).toBe(true);
    },
  );

  test.each(['voucher', 'voucher_form'] as const)('[MOD-108] not on %s unless listed', (route) => {
    expect(isShown([], route)).toBe(false);
    expect(isShown(['homepage'], route)).toBe(false);
    expect(isShown([route], route)).toBe(true);
  });

  test('[MOD-113] not in a checkout unless listed', () => {
    expect(isShown([], 'checkout_customer_payment')).toBe(false);
    expect(isShown(['checkout_customer_payment'], 'checkout_customer_payment')).toBe(true);
  });
});

describe('stored news ticker', () => {
  const stored = (change: object) =>
    newsTickerSchema.safeParse({ messages: [{ text: { de: 'Neu' } }], ...change }).success;

  test('[MOD-104] [MOD-106] has one to ten messages, a short sign and pages that exist', () => {
    expect(stored({ separator: '+++', link: '/hilfe', pages: ['homepage'] })).toBe(true);
    expect(stored({ messages: [] })).toBe(false);
    expect(stored({ messages: Array.from({ length: 11 }, () => ({ text: { de: 'x' } })) })).toBe(false);
    expect(stored({ separator: '++++' })).toBe(false);
    expect(stored({ pages: ['nowhere'] })).toBe(false);
    expect(stored({ pages: ['page_content'] })).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import ProgressPage, { type ProgressPageProps } from './progress-page.tsx';

const flown: ProgressPageProps = {
  checkoutId: 'AAAAAAAAAAAAAAAAAAAAAA',
  attempts: 5,
  trackingParams: {},
  hotel: 'Hotel Cala',
  place: 'Palma, Majorca, Spain',
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  flight: { from: 'Frankfurt (FRA)', to: 'Palma (PMI)' },
};

test('shows the trip and a flying plane', async () => {
  const markup = await renderInShop(<ProgressPage {...flown} />);
  expect(readWords(markup)).toMatch(/FRA PMI Hotel Cala .* We are holding your trip/);
  expect(markup).toContain('<svg');
});

test('shows no plane for a stay without flights', async () => {
  const markup = await renderInShop(<ProgressPage {...flown} flight={null} />);
  expect(readWords(markup)).toContain('We are holding your trip');
  expect(readWords(markup)).not.toMatch(/seats|flight/i);
  expect(markup).not.toContain('<svg');
});

import { expect, test } from 'vitest';
import { buildHotelCard } from '../../../../tests/factories/results-page.ts';
import { describeHotelOpened } from './describe-list-event.ts';

test('[TRACK-005] a hotel opened from the list is sent with its id and the package it was shown with', () => {
  const card = buildHotelCard({ id: 7 });
  const { params } = describeHotelOpened(card, 'EUR', 4);
  expect(params).toMatchObject({
    hotelId: '7',
    package: { offerId: card.offer.id, nights: card.offer.nights },
    items: [{ item_id: '7', index: 4 }],
  });
});

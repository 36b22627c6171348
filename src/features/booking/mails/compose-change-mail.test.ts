import { expect, test } from 'vitest';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip, buildChange } from '../../../../tests/factories/change-order.ts';
import { brands } from '../../../brands/load-brands.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { composeChangeMail, isChangeMail } from './compose-change-mail.ts';

async function compose(kind: 'confirmation' | 'soft-booked' | 'failed') {
  const booking = buildBookedTrip();
  const { travellers } = tripOf(booking.order);
  const renamed = travellers.map((traveller) => ({ ...traveller, lastName: 'Hopper' }));
  const order = buildChange(booking, { after: { travellers: renamed } });
  const brand = brands.get(order.brand);
  if (brand === undefined) throw new Error('The brand ships');
  const texts = await loadTexts(order.language);
  const link = 'http://abendmeer.localhost:3000/de-de/my-trips/checkout-of-a-test-123?key=k';
  const { subject, text } = composeChangeMail(kind, { order, brand, texts, link });
  return { subject, text, former: travellers[0]?.lastName ?? '' };
}

test('the mail about a change that is made names the trip as it is afterwards', async () => {
  const { text, former } = await compose('confirmation');
  expect(text).toContain('Hopper');
  expect(text).not.toContain(former);
});

test.each(['soft-booked', 'failed'] as const)(
  'the mail about a change that is %s names the trip as it stays',
  async (kind) => {
    const { text, former } = await compose(kind);
    expect(text).toContain(former);
    expect(text).not.toContain('Hopper');
  },
);

test('each outcome of a change has a subject of its own', async () => {
  const mails = await Promise.all([compose('confirmation'), compose('soft-booked'), compose('failed')]);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
});

test('a cancelled trip has no mail of a change', () => {
  expect(isChangeMail('confirmation')).toBe(true);
  expect(isChangeMail('cancelled')).toBe(false);
});

import { expect, test } from 'vitest';
import { buildOrder, buildTraveller } from '../../../../tests/factories/booking-order.ts';
import { brands } from '../../../brands/load-brands.server.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { BOOKING_MAILS, type BookingMail } from '../booking-mails.ts';
import { composeMail } from './compose-mail.ts';

const link = 'http://abendmeer.localhost:3000/de-de/booking/checkout-of-a-test-123/success?key=k';

async function compose(kind: BookingMail, order = buildOrder()) {
  const brand = brands.get(order.brand);
  if (brand === undefined) throw new Error('The brand ships');
  return composeMail(kind, {
    order,
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: 'AB7K-Q2M9',
    link,
  });
}

test('a confirmation says who, what, when and how much, and leads to the booking', async () => {
  const { subject, text } = await compose('confirmation');
  expect(subject).toBe('Gebucht: Hotel Cala Blava, Sa., 1. Mai 2027 (AB7K-Q2M9)');
  expect(text).toContain('Guten Tag Ana Núñez,');
  expect(text).toContain('Gesamtpreis: 1\u202f992.00\u00a0€');
  expect(text).toContain(link);
});

test('a mail about an open booking asks not to book again, and one about a failed booking links nowhere', async () => {
  expect((await compose('soft-booked')).text).toContain('Bitte buchen Sie nicht noch einmal');
  const failed = await compose('failed');
  expect(failed.text).not.toContain(link);
  expect(failed.html).not.toContain('<a ');
});

test.each(LANGUAGES)(
  'mails in %s say the same as text and as HTML, which loads nothing',
  async (language) => {
    for (const kind of BOOKING_MAILS) {
      const { text, html } = await compose(kind, buildOrder({ language, brand: 'tagwind' }));
      const plain = html.replaceAll(/<br>/g, ', ').replaceAll(/<[^>]+>/g, '\n');
      for (const line of text.split('\n').filter((each) => each.includes(': '))) {
        expect(plain).toContain(line.split(': ')[0]);
      }
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    }
  },
);

test('what a shopper typed cannot become markup', async () => {
  const order = buildOrder({ travellers: [buildTraveller({ firstName: '<b>"A"', lastName: '& Co' })] });
  const { html } = await compose('confirmation', order);
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; Co');
  expect(html).not.toContain('<b>');
});

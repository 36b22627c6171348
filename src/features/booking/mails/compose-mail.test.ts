import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { brands } from '../../../brands/load-brands.server.ts';
import { buildTraveller } from '../../../demo/bookings/build-traveller.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { BOOKING_MAILS, type BookingMail } from '../model/booking-mails.ts';
import type { Settlement } from '../model/settlement.ts';
import { composeMail } from './compose-mail.ts';

const link = 'http://abendmeer.localhost:3000/de-de/booking/checkout-of-a-test-123/success?key=k';

const refunded: Settlement = {
  fee: 59_760,
  refund: 139_440,
  parts: { later: 0, card: 139_440, miles: 0, vouchers: 0 },
  money: 'refunded',
};

async function compose(kind: BookingMail, order = buildOrder(), settlement: Settlement = refunded) {
  const brand = brands.get(order.brand);
  if (brand === undefined) throw new Error('The brand ships');
  return composeMail(kind, {
    order,
    brand,
    texts: await loadTexts(order.language),
    bookingNumber: 'AB7K-Q2M9',
    locator: 'SX4T7PQRSTU',
    bookedOn: requireDay('2026-11-21'),
    paidWith: null,
    open: order.instalments?.balance ?? 0,
    hasPicture: true,
    hasInvoices: false,
    link,
    linkUntil: requireDay('2027-06-07'),
    settlement: kind === 'cancelled' ? settlement : null,
    refund: { amount: 12_300, promisedOn: requireDay('2026-03-16') },
    cancelledAt: new Date('2026-03-02T06:00:00Z'),
    payBalance: order.instalments === undefined ? null : 'http://abendmeer.localhost:3000/de-de/pay/token',
  });
}

test('the confirmation of a deposit names deposit, balance and due day, and links to its payment', async () => {
  const instalments = { deposit: 39_840, balance: 159_360, dueOn: '2027-04-03' };
  const { text, html } = await compose('confirmation', buildOrder({ instalments }));
  expect(text).not.toContain('gebucht und bezahlt');
  expect(text).toContain('Was noch zu zahlen ist und bis wann, steht unten.');
  expect(text).toContain('Anzahlung: 398.40\u00a0€');
  expect(text).toContain('Restzahlung, fällig bis Samstag, 3. April 2027: 1\u202f593.60\u00a0€');
  for (const mail of [text, html]) expect(mail).toContain('/de-de/pay/token');
});

test('a confirmation names travellers, trip, dates and total, and links to the booking', async () => {
  const { subject, text } = await compose('confirmation');
  expect(subject).toBe('Gebucht: Hotel Cala Blava, Sa., 1. Mai 2027 (AB7K-Q2M9)');
  expect(text).toContain('Guten Tag Ana Núñez,');
  expect(text).toContain('Ihre Reise ist gebucht und bezahlt.');
  expect(text).toContain('Gesamtpreis: 1\u202f992.00\u00a0€');
  expect(text).toContain(link);
});

test('a confirmation names in each language what is paid at the hotel', async () => {
  const localCharges = [{ kind: 'tourist_tax', amount: '38.50', currency: 'EUR' }] as const;
  const order = buildOrder();
  const said = {
    de: 'Kurtaxe',
    en: 'Tourist tax',
    es: 'Tasa turística',
    fr: 'Taxe de séjour',
    it: 'Tassa di soggiorno',
  };
  for (const language of LANGUAGES) {
    const charged = { ...order, language, trip: { ...order.trip, localCharges } };
    const { text, html } = await compose('confirmation', charged);
    for (const mail of [text, html]) expect(mail).toContain(`${said[language]} 38.50\u00a0€`);
  }
  expect((await compose('confirmation')).text).not.toContain('Im Hotel zu zahlen');
});

test('a confirmation says in each language when and where the transfer comes, or who has the time', async () => {
  const said = {
    de: ['wartet von 08:25 bis 09:40 Uhr', 'Halle', 'Sa., 8. Mai 2027, 19:20 Uhr', 'spätestens am Vortag'],
    en: ['waits from 08:25 to 09:40', 'Hall', 'Sat 8 May 2027, 19:20', 'by the day before'],
    it: [
      'attende dalle 08:25 alle 09:40',
      'Atrio',
      'sab 8 mag 2027, ore 19:20',
      'al più tardi il giorno prima',
    ],
    es: ['espera de 08:25 a 09:40', 'Sala', 'sáb, 8 may 2027, 19:20 h', 'como muy tarde, el día anterior'],
    fr: ['attend de 08:25 à 09:40', 'Aérogare', 'sam. 8 mai 2027, 19:20', 'au plus tard la veille'],
  };
  const meetingPoint = { de: 'Halle', en: 'Hall', it: 'Atrio', es: 'Sala', fr: 'Aérogare' };
  const ride = {
    id: 'ride',
    kind: 'transfer',
    variant: 'bus',
    leg: null,
    travellers: [],
    amount: 0,
  } as const;
  const pickUp = { meetingPoint, waitMinutes: 75, returnMinutes: 170 };
  for (const language of LANGUAGES) {
    const [waits = '', place = '', leaves = '', later = ''] = said[language];
    const known = buildOrder({ language, extras: [{ ...ride, pickUp }] });
    const unknown = buildOrder({ language, extras: [ride] });
    const timed = await compose('confirmation', known);
    const open = await compose('confirmation', unknown);
    for (const mail of [timed.text, timed.html]) {
      for (const part of [waits, place, leaves]) expect(mail).toContain(part);
      expect(mail).not.toContain(later);
    }
    for (const mail of [open.text, open.html]) {
      expect(mail).toContain(later);
      expect(mail).not.toContain(place);
    }
  }
});

test('[MILE-014] a confirmation names the miles that the trip earns, and none where nobody gave a number', async () => {
  const member = buildTraveller({ frequentFlyer: { program: 'MilesAndMore', number: '992003012345678' } });
  const { text, html } = await compose('confirmation', buildOrder({ travellers: [member] }));
  for (const mail of [text, html]) expect(mail).toMatch(/Gesammelte Meilen(?:: |<[^>]*>|\s)*1\D?992/);
  expect((await compose('confirmation')).text).not.toContain('Gesammelte Meilen');
});

test('the confirmation of a trip with insurance links to its withdrawal, and no other mail does', async () => {
  const path = '/de-de/withdrawal?insurance=AB7K-Q2M9';
  const insurance = {
    id: 'i',
    kind: 'insurance',
    variant: 'cancellation',
    leg: null,
    travellers: [],
  } as const;
  const insured = buildOrder({ extras: [{ ...insurance, amount: 5_900 }] });
  const { text, html } = await compose('confirmation', insured);
  for (const mail of [text, html]) expect(mail).toContain(path);
  expect((await compose('confirmation')).text).not.toContain(path);
  expect((await compose('cancelled', insured)).text).not.toContain(path);
});

test('[DISC-005] mails have what the member saved as a line before the total, and none for a guest', async () => {
  const order = buildOrder();
  const member = { ...order, price: { ...order.price, memberDiscount: 9_960 } };
  for (const kind of BOOKING_MAILS.filter((each) => each !== 'failed')) {
    const { text, html } = await compose(kind, member);
    expect(text).toMatch(/Mitgliedsrabatt: −99\.60\s€\nGesamtpreis: 1\s892\.40\s€/);
    expect(html).toContain('Mitgliedsrabatt');
    expect((await compose(kind, order)).text).not.toContain('Mitgliedsrabatt');
  }
  expect((await compose('failed', member)).text).not.toContain('Mitgliedsrabatt');
});

test('mails have what booking early saved as a line before the total', async () => {
  const order = buildOrder();
  const early = { ...order, price: { ...order.price, earlyBooking: 12_300 } };
  expect((await compose('confirmation', early)).text).toMatch(/Frühbucher-Ermäßigung[^\n]*−123\.00/);
  expect((await compose('confirmation', order)).text).not.toContain('Frühbucher');
});

test('a mail about an open booking warns against booking again; one about a failed booking has no link', async () => {
  expect((await compose('soft-booked')).text).toContain('Bitte buchen Sie nicht noch einmal');
  const failed = await compose('failed');
  expect(failed.text).not.toContain(link);
  expect(failed.html).not.toContain(link);
});

test('a link that staff send again says until when it opens', async () => {
  const { subject, text } = await compose('link');
  expect(subject).toBe('Ihre Buchung: Hotel Cala Blava, Sa., 1. Mai 2027 (AB7K-Q2M9)');
  expect(text).toContain('bis Mo., 7. Juni 2027');
  expect(text).toContain(link);
});

test('a mail about a cancelled trip names fee, refund and next steps', async () => {
  const { subject, text, html } = await compose('cancelled');
  expect(subject).toBe('Storniert: Hotel Cala Blava, Sa., 1. Mai 2027 (AB7K-Q2M9)');
  for (const words of [
    'Ihre Reise ist storniert.',
    'Stornogebühr: 597.60\u00a0€',
    'Rückzahlung: 1\u202f394.40\u00a0€',
    'Sie müssen nichts weiter tun',
    link,
  ])
    expect(text).toContain(words);
  expect(html).toContain('Stornogebühr');
  const insured = buildOrder({
    extras: [{ id: 'i', kind: 'insurance', variant: 'full_cover', leg: null, travellers: [], amount: 9_900 }],
  });
  const { text: other } = await compose('cancelled', insured, {
    fee: 9_900,
    refund: 189_900,
    parts: { later: 0, card: 189_900, miles: 0, vouchers: 0 },
    money: 'refunded',
  });
  expect(other).toContain('Stornogebühr und Versicherung: 99.00\u00a0€');
});

test('a mail about a cancelled trip mentions no refund when there is none', async () => {
  const paid = 'zurückgezahlt';
  expect((await compose('cancelled')).text).toContain(paid);
  const parts = { later: 0, card: 0, miles: 0, vouchers: 0 };
  for (const money of ['nothing', 'free', 'takenBack'] as const) {
    const mail = await compose('cancelled', buildOrder(), { fee: 199_200, refund: 0, parts, money });
    expect(mail.text).not.toContain(paid);
  }
});

test('a mail about a cancelled trip says what goes back to vouchers and miles', async () => {
  const parts = { later: 0, card: 100_000, miles: 30_000, vouchers: 9_440 };
  const { text } = await compose('cancelled', buildOrder(), { ...refunded, parts });
  expect(text).toContain('Als Meilen zurück: 300.00\u00a0€');
  expect(text).toContain('Zurück auf den Gutschein: 94.40\u00a0€');
  expect((await compose('cancelled')).text).not.toContain('Meilen');
});

test.each(LANGUAGES)(
  'mails in %s have the same content as text and as HTML, without external resources',
  async (language) => {
    for (const kind of BOOKING_MAILS) {
      const { text, html } = await compose(kind, buildOrder({ language, brand: 'tagwind' }));
      const plain = html.replaceAll(/<br>/g, ', ').replaceAll(/<[^>]+>/g, '\n');
      for (const line of text.split('\n').filter((each) => each.includes(': '))) {
        expect(plain).toContain(line.split(/\s?: /)[0]);
      }
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toMatch(/<link|<script|url\(|@import|src="(?!cid:)/);
    }
  },
);

test('a French mail has a space before a colon', async () => {
  const { text } = await compose('confirmation', buildOrder({ language: 'fr' }));
  expect(text).toMatch(/^Prix total\u202f: \d/m);
  expect(text).toMatch(/^Voir votre réservation\u202f:$/m);
  expect(text).not.toMatch(/\w: /);
});

test('escapes input of shoppers', async () => {
  const order = buildOrder({ travellers: [buildTraveller({ firstName: '<b>"A"', lastName: '& Co' })] });
  const { html } = await compose('confirmation', order);
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; Co');
  expect(html).not.toContain('<b>');
});

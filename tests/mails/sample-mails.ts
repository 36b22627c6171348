import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import type { BookedFlight } from '../../src/domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { INCIDENT_PROPOSALS, type NoticeFacts, RAISE_REASONS } from '../../src/domain/booking/trip-notice.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';
import { formatDate } from '../../src/domain/words/format-date.ts';
import type { Language } from '../../src/domain/words/language.ts';
import { composeReminder } from '../../src/features/booking/instalments/compose-reminder.ts';
import { composeChangeMail } from '../../src/features/booking/mails/compose-change-mail.ts';
import { composeMail } from '../../src/features/booking/mails/compose-mail.ts';
import { composePaymentMail } from '../../src/features/booking/mails/compose-payment-mail.ts';
import { composeVoucherMail } from '../../src/features/booking/mails/compose-voucher-mail.ts';
import { BOOKING_MAILS } from '../../src/features/booking/model/booking-mails.ts';
import { composeCodeMail } from '../../src/features/booking/my-trips/codes/compose-code-mail.ts';
import { composeNoticeMail } from '../../src/features/booking/notices/compose-notice-mail.ts';
import {
  alternativesOf,
  decideWithoutAnswer,
  isSignificantChange,
} from '../../src/features/booking/notices/notice-rules.ts';
import { composeVoucherOfferMail } from '../../src/features/booking/voucher-offer/compose-voucher-offer-mail.ts';
import { composeCaseMail } from '../../src/features/cases/mails/compose-case-mail.ts';
import { openLife } from '../../src/features/cases/model/case-life.ts';
import { CASE_MAILS } from '../../src/features/cases/model/case-record.ts';
import {
  composeNewsletterMail,
  type NewsletterMail,
} from '../../src/features/newsletter/compose-newsletter-mail.ts';
import { composeAlertMail } from '../../src/features/price-alerts/compose-alert-mail.ts';
import type { AlertMailKind } from '../../src/features/price-alerts/price-alert.ts';
import { composeGiftMail } from '../../src/features/vouchers/sale/delivery/compose-gift-mail.ts';
import { composeWithdrawalMail } from '../../src/features/withdrawal/compose-withdrawal-mail.ts';
import type { Mail } from '../../src/ports/mail/mail-port.ts';
import { loadTexts } from '../../src/texts/load-texts.ts';
import { buildOrder, buildPaymentOrder, buildVoucherOrder } from '../factories/booking-order.ts';
import { buildBooking } from '../factories/booking-record.ts';
import { buildComplaint } from '../factories/case-fixture.ts';
import { buildChange } from '../factories/change-order.ts';

/** Every notice about a trip. What staff write is in no catalogue. */
function listNotices({ outbound, inbound }: BookingOrder['trip']): readonly NoticeFacts[] {
  if (outbound === null || inbound === null) throw new Error('The trip has flights');
  const raise = {
    kind: 'price-raised',
    amount: 9_500,
    calculation: '…',
    oldTotal: 199_200,
    newTotal: 208_700,
  } as const;
  return [
    {
      kind: 'flight-changed',
      leg: 'outbound',
      before: outbound,
      after: { ...outbound, departure: '2027-05-01T19:55', arrival: '2027-05-02T00:20' },
    },
    {
      kind: 'flight-changed',
      leg: 'inbound',
      before: inbound,
      after: { ...inbound, flightNumber: 'FW 4712' },
    },
    { kind: 'flight-cancelled', leg: 'outbound', before: outbound },
    { kind: 'flight-cancelled', leg: 'inbound', before: inbound },
    { kind: 'hotel-overbooked' },
    { kind: 'hotel-closed' },
    { kind: 'trip-cancelled' },
    ...RAISE_REASONS.map((reason) => ({ ...raise, reason, isBinding: reason !== 'taxes' })),
    ...INCIDENT_PROPOSALS.map((proposal) => ({ kind: 'incident', proposal, message: '…' }) as const),
  ];
}

export type SampleMail = readonly [name: string, mail: Pick<Mail, 'subject' | 'text' | 'html'>];

const receivedAt = new Date('2026-11-21T12:00:00Z');
const origin = 'https://www.example.com';
const newsletterMails: readonly NewsletterMail[] = ['confirm', 'already', 'welcome', 'change', 'moved'];

const alertMails: readonly AlertMailKind[] = ['confirm', 'fallen', 'target', 'available', 'ending', 'gone'];

/** Brand and company of an order. */
export const soldBy = (brand: string) => ({ brand, companyId: brandsAsShipped.get(brand).company.id });

const pickUp = {
  meetingPoint: {
    de: 'Ankunftshalle, Ausgang 2',
    en: 'Arrivals hall, exit 2',
    it: 'Area arrivi, uscita 2',
    es: 'Vestíbulo de llegadas, salida 2',
    fr: 'Hall d’arrivée, sortie 2',
  },
  waitMinutes: 75,
  returnMinutes: 170,
};

/** A trip with everything that documents and mails can say: transfer, bags, miles, a wish, the hotel's address. */
export function buildFullOrder(brand: string, language: Language): BookingOrder {
  const party = { leg: null, travellers: [0, 1] } as const;
  const order = buildOrder({
    ...soldBy(brand),
    language,
    origin,
    extras: [
      { ...party, id: 'bag', kind: 'luggage', variant: '20kg', leg: 'outbound', amount: 6_400 },
      { ...party, id: 'ride', kind: 'transfer', variant: 'holiday_taxi', amount: 9_900, pickUp },
      { ...party, id: 'safe', kind: 'insurance', variant: 'cancellation', amount: 11_900 },
    ],
    vouchers: [{ voucherId: 'v', hint: '7KQ4', amount: 5_000 }],
  });
  const { trip, price, travellers } = order;
  const inZone = (flight: BookedFlight | null, from: string, to: string) =>
    flight && { ...flight, timeZones: { from, to } };
  const [lead, ...others] = travellers;
  return {
    ...order,
    price: { ...price, memberDiscount: 4_000, coupon: 5_000 },
    travellers:
      lead === undefined
        ? travellers
        : [{ ...lead, frequentFlyer: { program: 'MilesAndMore', number: '992001234567890' } }, ...others],
    trip: {
      ...trip,
      hotel: {
        ...trip.hotel,
        place: 'Palma',
        address: { street: 'Carrer del Mar 12', zip: '07015', city: 'Palma', countryCode: 'ES' },
      },
      rooms: trip.rooms.map((room) => ({ ...room, name: 'Junior Suite' })),
      outbound: inZone(trip.outbound, 'Europe/Berlin', 'Europe/Madrid'),
      inbound: inZone(trip.inbound, 'Europe/Madrid', 'Europe/Berlin'),
    },
  };
}

/** Every mail of the shop to shoppers, in one brand and language. */
export async function composeSampleMails(
  brandKey: string,
  language: Language,
): Promise<readonly SampleMail[]> {
  const brand = brandsAsShipped.get(brandKey);
  const texts = await loadTexts(language);
  const trip = {
    order: buildFullOrder(brandKey, language),
    brand,
    texts,
    bookingNumber: 'AB7K-Q2M9',
    locator: 'SX4T7PQRSTU',
    bookedOn: requireDay('2026-11-21'),
    paidWith: null,
    open: 0,
    hasPicture: true,
    hasInvoices: true,
    link: `${origin}/de-de/booking/checkout-of-a-test-123/success?key=k`,
    linkUntil: requireDay('2027-06-07'),
    settlement: {
      fee: 59_760,
      refund: 139_440,
      parts: { later: 0, card: 134_440, miles: 0, vouchers: 5_000 },
      money: 'refunded',
    },
    refund: { amount: 139_440, promisedOn: requireDay('2027-06-21') },
    cancelledAt: receivedAt,
    payBalance: `${origin}/de-de/pay/token`,
  } as const;
  const seller = { ...soldBy(brandKey), language, origin } as const;
  const payment = buildPaymentOrder(seller);
  const booked = buildBooking({ order: trip.order, state: 'booked', supplierNumber: 'SX4T7PQRSTU' });
  const change = buildChange(booked);
  const request = { amount: 159_360, dueOn: requireDay('2027-04-03'), purpose: 'balance', note: '' } as const;
  const base = buildVoucherOrder({ ...soldBy(brandKey), language, origin });
  const order = { ...base, voucher: { ...base.voucher, message: '…' } };
  const gift = {
    order,
    brand,
    texts,
    code: 'ABM-7KQ2-M9XD',
    lastDay: requireDay('2029-12-31'),
    madeAt: receivedAt,
  };
  const withdrawal = {
    id: 'w',
    brand: brandKey,
    language,
    origin,
    name: 'Ana Núñez',
    orderNumber: 'AB7K-Q2M9',
    email: 'ana@traveller.example',
    receivedAt,
  };
  const record = {
    ...openLife('complaint', receivedAt),
    id: '00000000-0000-4000-8000-000000000000',
    number: 'C-7K2M-9QXD',
    bookingId: 'abcdefghijklmnopqrst',
    bookingNumber: 'ABCD-2345',
    source: { brand: brandKey, language, locale: 'de-de', origin },
    complaint: buildComplaint({ firstName: 'Ana' }),
    assignedTo: null,
    receivedAt,
    undeliveredAt: null,
    version: 1,
  } as const;
  return [
    ...BOOKING_MAILS.map((kind): SampleMail => [`trip-${kind}`, composeMail(kind, trip)]),
    ...(['confirmation', 'soft-booked', 'failed', 'cancelled', 'refund-failed', 'link'] as const).map(
      (kind): SampleMail => [`voucher-${kind}`, composeVoucherMail(kind, { ...trip, order })],
    ),
    ...(['confirmation', 'soft-booked', 'failed', 'cancelled', 'refund-failed', 'part-refund'] as const).map(
      (kind): SampleMail => [`payment-${kind}`, composePaymentMail(kind, { ...trip, order: payment })],
    ),
    ...(['confirmation', 'soft-booked', 'failed'] as const).map(
      (kind): SampleMail => [`change-${kind}`, composeChangeMail(kind, { ...trip, order: change })],
    ),
    ...(['request', 'early', 'due', 'last'] as const).map(
      (kind): SampleMail => [
        `reminder-${kind}`,
        composeReminder(kind, { ...trip, request, link: `${origin}/de-de/pay/token` }),
      ],
    ),
    ...listNotices(trip.order.trip).flatMap((facts, at) =>
      (['notice', 'reminder'] as const).map(
        (kind): SampleMail => [
          `${kind}-${facts.kind}-${at}`,
          composeNoticeMail(kind, {
            ...trip,
            notice: {
              facts,
              isSignificant: isSignificantChange(facts),
              withoutAnswer: decideWithoutAnswer(facts, at % 2 === 0 ? 'de' : 'ch'),
              answerBy: receivedAt,
            },
            hasAlternatives: alternativesOf(facts) !== null,
          }),
        ],
      ),
    ),
    ['code', composeCodeMail(buildBooking({ order: trip.order }), '123456', { brand, texts })],
    ...(['recipient', 'buyer'] as const).map(
      (to): SampleMail => [`gift-${to}`, composeGiftMail(gift, { to, isAgain: true })],
    ),
    [
      'gift-in-place',
      composeGiftMail(
        { ...gift, inPlaceOf: { amount: 9_000, bookingNumber: 'ABCD-2345' } },
        { to: 'buyer', isAgain: false },
      ),
    ],
    [
      'voucher-offer',
      composeVoucherOfferMail({
        ...trip,
        offer: {
          amount: 9_000,
          worth: 10_000,
          currency: trip.order.currency,
          endsAt: '2027-03-08T09:00:00Z',
          promisedOn: '2027-03-15',
          lastDay: '2030-12-31',
        },
      }),
    ],
    ...(['accepted', 'redeemed', 'late', 'unknown', 'closed'] as const).map(
      (outcome): SampleMail => [
        `withdrawal-${outcome}`,
        composeWithdrawalMail(withdrawal, { outcome, reason: 'No order is yours.' }, brand, texts),
      ],
    ),
    ...newsletterMails.map(
      (kind): SampleMail => [
        `newsletter-${kind}`,
        composeNewsletterMail(kind, {
          brand,
          language,
          texts,
          origin,
          locale: 'de-de',
          listKeys: ['offers', 'ideas'],
          name: 'Ana Núñez',
          link: kind === 'moved' ? null : `${origin}/de-de/newsletter?key=k`,
          linkUntil: requireDay('2027-03-04'),
          unsubscribeLink: kind === 'welcome' || kind === 'already' ? `${origin}/leave` : null,
        }),
      ],
    ),
    ...alertMails.map(
      (kind): SampleMail => [
        `price-alert-${kind}`,
        composeAlertMail(kind, {
          brand,
          language,
          texts,
          origin,
          locale: 'de-de',
          name: 'Hotel Cala Blanca',
          trip: `${formatDate(requireDay('2027-05-01'), language, 'short')} – ${formatDate(requireDay('2027-05-08'), language)}`,
          details: kind === 'gone' ? '' : texts('board.half_board'),
          currency: 'EUR',
          travellers: 2,
          oldAmount: kind === 'fallen' || kind === 'target' ? 123_456 : null,
          newAmount: kind === 'ending' || kind === 'gone' ? null : 98_765,
          target: kind === 'target' ? 50_000 : null,
          day: requireDay('2027-03-02'),
          linkUntil: requireDay('2027-03-04'),
          endsOn: requireDay('2027-04-30'),
          isKnown: false,
          link: `${origin}/de-de/price-alerts?key=k`,
          alertsLink: kind === 'confirm' || kind === 'gone' ? null : `${origin}/de-de/price-alerts?key=k`,
        }),
      ],
    ),
    ...CASE_MAILS.map(
      (kind): SampleMail => [
        `case-${kind}`,
        composeCaseMail({
          kind,
          record,
          brand,
          language,
          texts,
          body: kind === 'receipt' || kind === 'reminder' ? '' : '…',
          compensations: [],
          takesAnswers: true,
          reminder: kind === 'reminder' ? { notice: 'answer-near', link: `${origin}/case` } : null,
        }),
      ],
    ),
  ];
}

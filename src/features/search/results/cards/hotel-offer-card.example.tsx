import { brand } from '../../../../brands/abendmeer/brand.ts';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { HotelCardContent, ListedHotel } from '../list/results-page-props.ts';
import { HotelOfferCard } from './hotel-offer-card.tsx';

export const title = 'Hotel card';

const villa: ListedHotel = {
  id: 1001,
  name: 'Villa Kalliopi',
  path: '/de-de/hotel/crete/villa-kalliopi-1001',
  scene: `hotel-front.aegean.summer.golden.${brand.light}.h1001`,
  stars: 4.5,
  rating: 52,
  reviews: 31,
  place: 'Rethymno, Kreta',
  toBeach: 230,
  toCentre: 1_240,
  at: { latitude: 35.37, longitude: 24.47 },
};

const praised: HotelCardContent = {
  hotel: villa,
  highlights: ['beachfront', 'spa', 'pool'],
  offer: {
    id: 'AAAA',
    nights: 7,
    board: 'half_board',
    from: 20_940,
    to: 20_947,
    airport: 'Frankfurt',
    flights: {
      outbound: { departure: 370, arrival: 595, isOvernight: false },
      inbound: { departure: 1_330, arrival: 70, isOvernight: true },
    },
    stops: [0, 1],
    freeUntil: 20_910,
    perPerson: 64_950,
    total: 129_900,
  },
};

interface HotelCardExampleProps {
  readonly content: HotelCardContent;
  readonly formerPerPerson?: number;
}

function HotelCardExample({ content, ...former }: HotelCardExampleProps) {
  const visit = useVisit();
  const texts = useTexts();
  const showMoney = useShownMoney();
  const show = (amount: number) => showMoney(amount, 'EUR');
  return (
    <ol>
      <HotelOfferCard
        content={content}
        isFirst
        {...former}
        surroundings={{ texts, visit, show, travellers: 2, currency: 'EUR', baggage: 'baggage', query: '' }}
      />
    </ol>
  );
}

/** More expensive by a tenth before. */
export const renderReduced = (formerPerPerson = 71_445) => (
  <HotelCardExample content={praised} formerPerPerson={formerPerPerson} />
);

export const examples = [
  { name: 'with flights', render: () => <HotelCardExample content={praised} /> },
  {
    name: 'recommended, with its reasons',
    render: () => (
      <HotelCardExample
        content={{
          ...praised,
          offer: {
            ...praised.offer,
            transfer: { minutes: 25, kilometres: 16 },
            doorToDoor: 390,
            includesTransfer: true,
            why: { price: 24, rating: 19, flights: 15, transfer: 9, percentBelow: 12 },
          },
        }}
      />
    ),
  },
  {
    name: 'recommended, though far and more expensive',
    render: () => (
      <HotelCardExample
        content={{
          ...praised,
          offer: {
            ...praised.offer,
            transfer: { minutes: 95, kilometres: 92 },
            why: { price: 17, rating: 19, flights: 15, transfer: 4, percentBelow: -7 },
          },
        }}
      />
    ),
  },
  {
    name: 'recommended, without flights and a usual price',
    render: () => (
      <HotelCardExample
        content={{
          ...praised,
          offer: {
            ...praised.offer,
            airport: null,
            flights: null,
            stops: undefined,
            why: { price: 20, rating: 19, flights: 0, transfer: 0, percentBelow: null },
          },
        }}
      />
    ),
  },
  {
    name: 'at the member price',
    render: () => (
      <HotelCardExample
        content={{
          ...praised,
          offer: { ...praised.offer, perPerson: 61_702, total: 123_404, publicPerPerson: 64_950 },
        }}
      />
    ),
  },
  { name: 'lower than before', render: () => renderReduced() },
  {
    name: 'without flights, stars and reviews',
    render: () => (
      <HotelCardExample
        content={{
          hotel: { ...villa, stars: 0, rating: 0, reviews: 0, toBeach: undefined, toCentre: undefined },
          highlights: [],
          offer: { ...praised.offer, airport: null, flights: null, stops: undefined, freeUntil: undefined },
        }}
      />
    ),
  },
];

import { buildPlace, buildPlaces } from './build-places.ts';
import { EmptyPlaces } from './empty-places.tsx';
import { MonthScrubber } from './months/month-scrubber.tsx';
import { PlacesSwitches } from './places-switches.tsx';
import { PlacesMosaic } from './tiles/places-mosaic.tsx';

export const title = 'Destinations gallery';

const mosaic = buildPlaces({
  places: [
    buildPlace({ size: 'lead' }),
    buildPlace({ id: 2, name: 'Kos', size: 'large', scene: 'coast.aegean.summer.golden.warm.kos' }),
    buildPlace({
      id: 3,
      name: 'Upper Austria and Salzkammergut',
      within: 'Austria',
      size: 'small',
      sea: null,
    }),
    buildPlace({ id: 4, name: 'Lisbon and surroundings', within: 'Portugal', size: 'small' }),
    buildPlace({ id: 5, name: 'Hammamet and Nabeul', within: 'Tunisia', size: 'wide', air: null, sea: null }),
  ],
  total: 60,
});

export const examples = [
  { name: 'mosaic', render: () => <PlacesMosaic {...mosaic} /> },
  {
    name: 'chosen destinations',
    render: () => (
      <PlacesMosaic {...buildPlaces({ level: null, places: mosaic.places.slice(1, 4), total: 3 })} />
    ),
  },
  { name: 'months', render: () => <MonthScrubber {...buildPlaces({ month: '2027-05' })} /> },
  { name: 'switches', render: () => <PlacesSwitches {...mosaic} /> },
  { name: 'nothing found', render: () => <EmptyPlaces {...mosaic} /> },
  { name: 'nothing is on sale yet', render: () => <EmptyPlaces {...mosaic} isShopEmpty /> },
];

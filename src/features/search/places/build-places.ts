import type { PlacesPageProps, PlaceTileProps } from './list/places-props.ts';

/** A place for tests and the workshop: Crete in May; `traits` overrides fields. */
export function buildPlace(traits: Partial<PlaceTileProps> = {}): PlaceTileProps {
  return {
    id: 1023,
    name: 'Crete',
    within: 'Greece',
    scene: 'coast.aegean.summer.golden.warm.crete',
    size: 'lead',
    price: 35_850,
    total: 71_700,
    nights: 7,
    flight: 190,
    month: '2027-05',
    air: 24,
    sea: 20,
    ...traits,
  };
}

/** A gallery of that one place at any time, on 21 November 2026. */
export function buildPlaces(traits: Partial<PlacesPageProps> = {}): PlacesPageProps {
  return {
    mask: { params: {}, destinations: [], airports: [], today: '2026-11-21' },
    currency: 'EUR',
    level: 'region',
    theme: null,
    themes: ['beach', 'city', 'mountains'],
    notes: [],
    month: null,
    places: [buildPlace()],
    total: 1,
    countries: [{ name: 'Spain', path: '/de-de/countries/spain.html' }],
    placesByLetter: '/de-de/s.html',
    cheapest: 35_850,
    priceChange: null,
    knownAt: { iso: '2026-11-21T12:00:00.000Z', text: 'Prices as of 21.11.2026, 13:00' },
    ...traits,
  };
}

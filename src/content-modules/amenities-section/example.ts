import type { ModuleExample } from '../definition/module-example.ts';
import type { AmenitiesSectionProps, Amenity } from './schema.ts';

const amenities: readonly Amenity[] = [
  {
    headline: 'Pool über dem Meer',
    copytext: 'Von Mai bis Oktober geöffnet.',
    image: { url: 'pool.aegean.summer.golden.warm.kante', alt: 'Becken mit Blick auf die Bucht' },
    link: '/kreta',
  },
  {
    headline: 'Eigener Strand',
    copytext: 'Schirme und Liegen gehören dazu.',
    image: { url: 'beach.aegean.summer.noon.warm.liegen' },
  },
  { headline: 'Küche', image: { url: 'restaurant.aegean.autumn.dusk.warm.taverne' } },
  {
    headline: 'Ruhe',
    copytext: 'Keine Musik am Wasser.',
    image: { url: 'spa.aegean.autumn.golden.warm.ruhe' },
  },
];

export const examples: readonly ModuleExample<AmenitiesSectionProps>[] = [
  {
    name: 'Four with headline',
    props: { headline: 'Was ein Haus haben soll', copytext: 'Vier Dinge, auf die wir achten.', amenities },
  },
  { name: 'Without headline', props: { amenities: amenities.slice(0, 3) } },
  { name: 'Without a picture', props: { headline: 'Dazu', amenities: [{ headline: 'Fahrräder' }] } },
];

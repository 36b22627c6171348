import type { SeedModule } from '../../../../content-seeds/seed-document.ts';
import { type SoldPlace, soldPlaces } from '../../../../content-seeds/sold-places.ts';

type Tabs = Extract<SeedModule, { type: 'navigationTabs' }>['props']['tabs'];

const searchFor = ({ destination, headline }: SoldPlace) => ({
  label: headline,
  url: `/search?destinations=${destination}`,
});

/** Islands by the sea they lie in, each leading to its hotels. */
export const islandTabs: Tabs = [
  {
    title: {
      de: 'Westliches Mittelmeer',
      en: 'Western Mediterranean',
      it: 'Mediterraneo occidentale',
      es: 'Mediterráneo occidental',
      fr: 'Méditerranée occidentale',
    },
    links: [
      soldPlaces.mallorca,
      soldPlaces.menorca,
      soldPlaces.ibiza,
      soldPlaces.sardinia,
      soldPlaces.sicily,
      soldPlaces.malta,
      soldPlaces.djerba,
    ].map(searchFor),
  },
  {
    title: { de: 'Griechenland', en: 'Greece', it: 'Grecia', es: 'Grecia', fr: 'Grèce' },
    links: [soldPlaces.crete, soldPlaces.rhodes, soldPlaces.kos, soldPlaces.corfu, soldPlaces.naxos].map(
      searchFor,
    ),
  },
  {
    title: { de: 'Atlantik', en: 'Atlantic', it: 'Atlantico', es: 'Atlántico', fr: 'Atlantique' },
    links: [
      soldPlaces.madeira,
      soldPlaces.portoSanto,
      soldPlaces.tenerife,
      soldPlaces.granCanaria,
      soldPlaces.fuerteventura,
      soldPlaces.lanzarote,
      soldPlaces.laPalma,
    ].map(searchFor),
  },
];

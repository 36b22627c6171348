import type { ClimatePlace } from '../../../../content-modules/climate-ribbon/schema.ts';
import type { Localised } from '../../../../content-modules/parts/localised-text.ts';
import { climate } from '../../../../content-seeds/climate.ts';
import { type SoldPlace, soldPlaces } from '../../../../content-seeds/sold-places.ts';

type RibbonPlace = Localised<ClimatePlace>;
type Journey = RibbonPlace['journey'];

const overTwoHours: Journey = {
  de: 'gut 2 Stunden Flug',
  en: 'just over 2 hours by plane',
  it: 'poco più di 2 ore di volo',
  es: 'algo más de 2 horas de vuelo',
  fr: 'un peu plus de 2 heures de vol',
};
const threeHours: Journey = {
  de: '3 Stunden Flug',
  en: '3 hours by plane',
  it: '3 ore di volo',
  es: '3 horas de vuelo',
  fr: '3 heures de vol',
};
const overThreeHours: Journey = {
  de: 'gut 3 Stunden Flug',
  en: 'just over 3 hours by plane',
  it: 'poco più di 3 ore di volo',
  es: 'algo más de 3 horas de vuelo',
  fr: 'un peu plus de 3 heures de vol',
};
const nearlyFourHours: Journey = {
  de: 'knapp 4 Stunden Flug',
  en: 'nearly 4 hours by plane',
  it: 'quasi 4 ore di volo',
  es: 'casi 4 horas de vuelo',
  fr: 'près de 4 heures de vol',
};
const overFourHours: Journey = {
  de: 'gut 4 Stunden Flug',
  en: 'just over 4 hours by plane',
  it: 'poco più di 4 ore di volo',
  es: 'algo más de 4 horas de vuelo',
  fr: 'un peu plus de 4 heures de vol',
};
const nearlyFiveHours: Journey = {
  de: 'knapp 5 Stunden Flug',
  en: 'nearly 5 hours by plane',
  it: 'quasi 5 ore di volo',
  es: 'casi 5 horas de vuelo',
  fr: 'près de 5 heures de vol',
};

/** A place without a page of its own leads to its search. */
const place = (
  { destination, headline }: SoldPlace,
  rest: Pick<RibbonPlace, 'scene' | 'air' | 'sea' | 'journey'> & Partial<Pick<RibbonPlace, 'link'>>,
): RibbonPlace => ({ name: headline, destination, link: `/search?destinations=${destination}`, ...rest });

/** Places of the climate ribbons, with what a package there costs. */
export const ribbonPlaces = {
  crete: place(soldPlaces.crete, {
    link: '/kreta',
    scene: 'beach.aegean.summer.golden.warm.elafonisi',
    ...climate.crete,
    journey: overThreeHours,
  }),
  mallorca: place(soldPlaces.mallorca, {
    link: '/mallorca',
    scene: 'coast.balearic.spring.golden.warm.soller',
    ...climate.mallorca,
    journey: overTwoHours,
  }),
  tenerife: place(soldPlaces.tenerife, {
    link: '/teneriffa',
    scene: 'coast.canary.winter.golden.warm.los-gigantes',
    ...climate.tenerife,
    journey: nearlyFiveHours,
  }),
  granCanaria: place(soldPlaces.granCanaria, {
    scene: 'beach.canary.winter.golden.warm.duenen',
    ...climate.granCanaria,
    journey: nearlyFiveHours,
  }),
  madeira: place(soldPlaces.madeira, {
    scene: 'island.iberian.winter.golden.warm.levada',
    ...climate.madeira,
    journey: overFourHours,
  }),
  algarve: place(soldPlaces.algarve, {
    scene: 'coast.iberian.winter.golden.warm.felsentor',
    ...climate.algarve,
    journey: threeHours,
  }),
  lisbon: place(soldPlaces.lisbon, {
    link: '/lissabon',
    scene: 'city.iberian.spring.golden.warm.alfama',
    ...climate.lisbon,
    journey: threeHours,
  }),
  marrakech: place(soldPlaces.marrakech, {
    link: '/marrakesch',
    scene: 'city.maghreb.spring.golden.warm.medina',
    ...climate.marrakech,
    journey: nearlyFourHours,
  }),
  hurghada: place(soldPlaces.hurghada, {
    scene: 'coast.egyptian.winter.golden.warm.riff',
    ...climate.hurghada,
    journey: overFourHours,
  }),
} as const;

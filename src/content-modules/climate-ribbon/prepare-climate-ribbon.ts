import { searchAnswers } from '../../defaults.ts';
import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { formatMonthName } from '../../domain/words/format-date.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { buildTeaserQuery } from '../parts/build-teaser-query.ts';
import type { ClimateRibbonProps, StoredClimateRibbon } from './schema.ts';

/** Builds queries for the cheapest package to each place that departs soon. */
export function buildClimateRibbonQueries({ places }: StoredClimateRibbon): (TeaserQuery | null)[] {
  return places.map(({ destination }) =>
    buildTeaserQuery(
      { ...(destination && { destination }), departureDateMaxOffset: searchAnswers.ribbonDaysAhead },
      undefined,
    ),
  );
}

/** The ribbon of a month: its name in the headline, its temperatures, the warmest place first. */
export function prepareClimateRibbon(
  stored: StoredClimateRibbon,
  { language, month }: Pick<ModuleContext, 'language' | 'month'>,
  offers: readonly (TeaserOffer | null)[] = [],
): ClimateRibbonProps {
  const monthName = formatMonthName(month, language, 'long');
  const places = stored.places.map(({ name, link, scene, journey, air, sea }, at) => ({
    name,
    link,
    scene,
    journey,
    air: requireMonth(air, month),
    sea: sea === undefined ? null : requireMonth(sea, month),
    ...showPrice(offers[at]),
  }));
  return {
    headline: stored.headline.replace('{month}', monthName),
    places: places.sort((a, b) => b.air - a.air || (b.sea ?? -99) - (a.sea ?? -99)),
    note: stored.note,
  };
}

function showPrice(
  offer: TeaserOffer | null | undefined,
): Pick<ClimateRibbonProps['places'][number], 'price'> {
  return offer === null || offer === undefined
    ? {}
    : { price: { perPerson: offer.perPerson, currency: offer.currency } };
}

function requireMonth(temperatures: readonly number[], month: number): number {
  const temperature = temperatures[month - 1];
  if (temperature === undefined) throw new RangeError(`No temperature for month ${month}`);
  return temperature;
}

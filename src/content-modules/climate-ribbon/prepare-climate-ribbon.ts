import type { ModuleContext } from '../module-definition.server.ts';
import type { ClimateRibbonProps, StoredClimateRibbon } from './climate-ribbon-props.ts';

/** The ribbon of a month: its name in the headline, its temperatures, the warmest place first. */
export function prepareClimateRibbon(
  stored: StoredClimateRibbon,
  { language, month }: Pick<ModuleContext, 'language' | 'month'>,
): ClimateRibbonProps {
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 15),
  );
  const places = stored.places.map(({ name, link, scene, journey, air, sea }) => ({
    name,
    link,
    scene,
    journey,
    air: requireMonth(air, month),
    sea: sea === undefined ? null : requireMonth(sea, month),
  }));
  return {
    headline: stored.headline.replace('{month}', monthName),
    places: places.sort((a, b) => b.air - a.air || (b.sea ?? -99) - (a.sea ?? -99)),
    note: stored.note,
  };
}

function requireMonth(temperatures: readonly number[], month: number): number {
  const temperature = temperatures[month - 1];
  if (temperature === undefined) throw new RangeError(`No temperature for month ${month}`);
  return temperature;
}

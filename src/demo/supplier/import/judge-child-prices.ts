import type { ChildBand, Occupancy } from '../../../domain/search/supply-facts.ts';

type Bands = Occupancy['childBands'];

/**
 * True where prices of children look swapped: a younger child comes to pay more than an older one, a child more than an adult, or what
 * a child pays becomes what it used to be spared, in all bands that change.
 */
export function areChildPricesSwapped(before: Bands, after: Bands): boolean {
  const isChanged = formatBands(before) !== formatBands(after);
  if (!isChanged) return false;
  if (risesForYounger(after) && !risesForYounger(before)) return true;
  if (after.some(({ percent }) => percent > 100) && !before.some(({ percent }) => percent > 100)) return true;
  const changes = after.flatMap((band) => {
    const same = before.find((other) => nameOf(other) === nameOf(band));
    return same === undefined || same.percent === band.percent ? [] : [[same.percent, band.percent] as const];
  });
  return (
    changes.length > 0 && changes.every(([old, now]) => old + now === 100 && Math.abs(old - now) >= farApart)
  );
}

/** Points of per cent between what a child pays and what it is spared. */
const farApart = 40;

export function formatBands(bands: Bands): string {
  return bands.map((band) => `${nameOf(band)}: ${band.percent} %`).join(', ');
}

/** As a feed names a band: positions, if any, and ages. */
function nameOf({ fromAge, toAge, positions }: ChildBand): string {
  const ages = `${fromAge}-${toAge}`;
  if (positions === undefined) return ages;
  const { first, last } = positions;
  return `${first === last ? first : `${first}-${last}`}/${ages}`;
}

function risesForYounger(bands: Bands): boolean {
  return bands.some((younger) =>
    bands.some(
      (older) =>
        samePositions(older, younger) && older.fromAge > younger.toAge && older.percent < younger.percent,
    ),
  );
}

/** A second child may well pay more than an older first one. */
function samePositions({ positions: one }: ChildBand, { positions: other }: ChildBand): boolean {
  return one?.first === other?.first && one?.last === other?.last;
}

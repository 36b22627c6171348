import { OWN } from '../domain/search/hotel-group.ts';
import type { BrandRange, HotelSelection } from '../domain/search/range/brand-range.ts';
import { operatorCode } from '../domain/search/supply-facts.ts';

/** What contradicts itself in a brand's range, as sentences; places are known by the catalogue alone, which the start compares. */
export function findRangeFaults(range: BrandRange): string[] {
  const { boards, extras } = range;
  return [
    ...findSelectionFaults(range).map((fault) => `its range ${fault}`),
    ...(boards?.length === 0 ? ['its range offers no board: nothing could be sold'] : []),
    ...(extras !== undefined && new Set(extras).size < extras.length
      ? ['its range names a kind of extras twice']
      : []),
  ];
}

/** What contradicts itself in a selection of hotels; each is the end of a sentence. */
export function findSelectionFaults(selection: HotelSelection): string[] {
  const { places = [], outsidePlaces = [], stars, hotels, withoutHotels = [] } = selection;
  const { operators = [], withoutOperators = [] } = selection;
  const isOperator = (code: string) => code === OWN || operatorCode.test(code);
  const isStars = (value: number) => Number.isInteger(value) && value >= 0 && value <= 50;
  const isWrong =
    stars !== undefined && !(isStars(stars.from) && isStars(stars.to) && stars.from <= stars.to);
  const both = places.filter((place) => outsidePlaces.includes(place));
  const contradicted = (hotels ?? []).filter((id) => withoutHotels.includes(id));
  const wrongKeys = [...places, ...outsidePlaces].filter(
    (key) => !/^(?:country|region|city)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key),
  );
  return [
    ...(isWrong ? ['has stars that are none: times ten, 0 to 50, the lower first'] : []),
    ...both.map((place) => `asks for '${place}' and excludes it`),
    ...operators
      .filter((code) => withoutOperators.includes(code))
      .map((code) => `asks for operator ${code} and excludes it`),
    ...[...operators, ...withoutOperators]
      .filter((code) => !isOperator(code))
      .map(
        (code) =>
          `names operator '${code}': a code has one to four capitals or digits, '${OWN}' is the shop itself`,
      ),
    ...contradicted.map((id) => `asks for hotel ${id} and excludes it`),
    ...wrongKeys.map((key) => `names '${key}': a place is written as country/spain`),
  ];
}

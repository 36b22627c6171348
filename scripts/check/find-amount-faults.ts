import { formatPlace, type ParsedSource } from './parse-source.ts';

/** Minor units that become units, and numbers that are written without the formatter. */
const amounts = /\/ (?:100\b(?!_)|minorUnitsPerUnit\()|\.toFixed\(|\bNumberFormat\b/g;

/** Where amounts are formatted, and parties that are not the shop. */
const folders = ['src/domain/', 'src/demo/'];

/** Files that divide or round something else than money for people to read. */
const exempt: Readonly<Record<string, string>> = {
  'src/api/operations/metrics.server.ts': 'classes of status codes',
  'src/content-seeds/figures.ts': 'kilometres',
  'src/features/map/format-degrees.ts': 'degrees',
  'src/features/map/canvas/map-bounds.ts': 'degrees',
  'src/main/start-progress.ts': 'seconds',
  'src/offer-index/kernel/fares.ts': 'shares of fares, compiled by themselves',
  'src/offer-index/queries/leg-fares.ts': 'shares of fares, as the kernel rounds them',
  'src/offer-index/memory/plan-nights.ts': 'discounts of rates, rounded down as bounds',
  'src/ports/supply/feeds/ota/family-offers.ts': 'per cent of per cent',
  'src/ports/supply/feeds/csv/read-nights-csv.server.ts': 'rates as the file has them, for its author',
  'src/trip-search/phrase/easter-sunday.ts': 'centuries',
};

/** An amount becomes text by `formatPrice` or `formatDecimalAmount`, and a number of units by `toUnits`, which know the minor units of each currency. */
export function findAmountFaults(source: ParsedSource): string[] {
  const { path, text } = source;
  if (!path.startsWith('src/') || path.includes('.test.') || Object.hasOwn(exempt, path)) return [];
  if (folders.some((folder) => path.startsWith(folder))) return [];
  return [...text.matchAll(amounts)].map(
    ({ index }) =>
      `${formatPlace(source, index)}: format an amount with formatPrice, formatDecimalAmount or toUnits`,
  );
}

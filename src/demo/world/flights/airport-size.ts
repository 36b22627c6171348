/** How many people start from an airport, from 5 for the great hubs down to 1. */
const sizes: readonly (readonly [size: number, codes: string])[] = [
  [5, 'FRA MUC LHR LGW MAD BCN FCO MXP VIE ZRH DUB'],
  [4, 'DUS BER HAM STN MAN GVA AGP VCE BGY'],
  [3, 'STR CGN HAJ LEJ NUE BSL LTN BHX EDI NAP BLQ CTA ALC VLC BIO SVQ SZG ORK GRZ LIN PSA TRN GLA BRS'],
  [2, 'BRE DRS DTM FMM FKB FMO PAD HHN NRN SCN INN LNZ NCL LPL EMA SNN BRI CAG OLB PMO VRN SCQ SDR BFS LBA'],
];

const sizeByCode = new Map(
  sizes.flatMap(([size, codes]) => codes.split(' ').map((code) => [code, size] as const)),
);

/** Closed airports that shoppers still know. */
const closed: ReadonlySet<string> = new Set(['TXL', 'SXF', 'ZQW']);

/** Airfields with a few flights of a summer week. */
const airfields: ReadonlySet<string> = new Set(['HDF', 'GWT', 'LBC', 'RLG', 'KSF', 'ERF', 'FDH']);

/** Size of a departure airport: 1 to 5, less for an airfield, 0 for one that is closed. */
export function airportSize(code: string): number {
  if (closed.has(code)) return 0;
  return airfields.has(code) ? 0.4 : (sizeByCode.get(code) ?? 1);
}

/** Airports that are the only one of their island. */
const lonely = (
  'ACE FUE GMZ LPA SPC VDE IBZ MAH PMI FNC PDL PXO EBA MLA GOZ ' +
  'AOK CFU EFL JMK JNX JSI JTR KGS PAS RHO SMI ZTH IOM JER GCI'
).split(' ');

/** Airports on islands without a bridge, by the island; of those near the markets, for one drives no further. */
const islands: Readonly<Record<string, string>> = {
  ...nameEach('ireland', ['BFS', 'BHD', 'LDY', 'DUB', 'NOC', 'ORK', 'SNN']),
  ...nameEach('sardinia', ['AHO', 'CAG', 'OLB']),
  ...nameEach('sicily', ['CTA', 'PMO', 'TPS']),
  ...nameEach('corsica', ['AJA', 'BIA', 'CLY', 'FSC']),
  ...nameEach('crete', ['CHQ', 'HER']),
  ...nameEach('tenerife', ['TFN', 'TFS']),
  ...Object.fromEntries(lonely.map((code) => [code, code])),
};

function nameEach(island: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, island]));
}

/** Countries between which one can drive, islands apart. */
const continent = new Set(
  'AL AT BA BE BG CH CZ DE DK ES FR GR HR HU IT LI LU ME MK NL NO PL PT RO RS SE SI SK'.split(' '),
);

/** Names the land that an airport is on: between two on the same one drives without a ferry. */
export function landmassOf({
  code,
  countryCode,
}: {
  readonly code: string;
  readonly countryCode: string;
}): string {
  return islands[code] ?? (continent.has(countryCode) ? 'continent' : countryCode);
}

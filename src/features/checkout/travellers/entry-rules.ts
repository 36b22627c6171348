/** General entry rules for a citizen of one country who visits another as a tourist for a few weeks. */
export interface EntryRules {
  readonly document: 'identityCard' | 'passport';
  readonly visa: 'none' | 'electronic' | 'onArrival' | 'beforehand' | 'check';
  readonly health: 'usual' | 'travelMedicine';
}

const split = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Countries whose citizens move freely among them with an identity card: EU, EEA and Switzerland. */
const freeMovement = split(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
/** Neighbours that accept the identity cards of most of those countries. */
const identityCardNeighbours = split('AL ME TR');
const identityCardCitizens = split('AT BE CH DE ES FR GR IT LI LU MT NL PT');

/** Destinations where European citizens need more than a passport. */
const visas: Readonly<Record<string, EntryRules['visa']>> = {
  AU: 'electronic',
  CA: 'electronic',
  GB: 'electronic',
  IN: 'electronic',
  KE: 'electronic',
  LK: 'electronic',
  SC: 'electronic',
  TZ: 'electronic',
  US: 'electronic',
  CV: 'electronic',
  EG: 'onArrival',
  ID: 'onArrival',
  JO: 'onArrival',
  CU: 'beforehand',
  VN: 'check',
};
const travelMedicine = split('BB CR CU CV DO ID IN JM KE LK MU MV MX MY SC SG TH TZ VN ZA');

/** @param nationality ISO code of the citizen; @param destination ISO code of the country that is entered */
export function findEntryRules(nationality: string, destination: string): EntryRules {
  const health = travelMedicine.has(destination) ? 'travelMedicine' : 'usual';
  if (nationality === destination) return { document: 'identityCard', visa: 'none', health };
  const isEuropean = freeMovement.has(nationality);
  if (isEuropean && freeMovement.has(destination)) return { document: 'identityCard', visa: 'none', health };
  const needsCardOnly = identityCardNeighbours.has(destination) && identityCardCitizens.has(nationality);
  return {
    document: needsCardOnly ? 'identityCard' : 'passport',
    visa: findVisa(nationality, destination),
    health,
  };
}

function findVisa(nationality: string, destination: string): EntryRules['visa'] {
  const isIrishSea = [nationality, destination].every((code) => code === 'GB' || code === 'IE');
  if (isIrishSea) return 'none';
  if (nationality === 'GB' && freeMovement.has(destination)) return 'none';
  if (!freeMovement.has(nationality) && nationality !== 'GB') return 'check';
  return visas[destination] ?? 'none';
}

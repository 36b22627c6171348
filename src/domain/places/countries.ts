interface ListedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Its place at the head of the list (CDATA-077). */
  readonly order?: string;
  /** What the requirements call it where that is no ISO code (checkout X-106). */
  readonly listedAs?: string;
}

/** Countries of residence and addresses in the order of the forms (CDATA-077, CDATA-078). */
export const COUNTRIES = [
  { code: 'DE', order: '0001' },
  { code: 'AT', order: '0002' },
  { code: 'CH', order: '0003' },
  { code: 'BG' },
  { code: 'PT' },
  { code: 'PL' },
  { code: 'CZ' },
  { code: 'SK' },
  { code: 'GB' },
  { code: 'IE' },
  { code: 'NL' },
  { code: 'ES' },
  { code: 'IT' },
  { code: 'FR' },
  { code: 'DK' },
  { code: 'LU' },
  { code: 'SE', listedAs: 'SW' },
] as const satisfies readonly ListedCountry[];

export type CountryCode = (typeof COUNTRIES)[number]['code'];

export const COUNTRY_CODES = COUNTRIES.map(({ code }) => code) as [CountryCode, ...CountryCode[]];

export function isCountryCode(value: unknown): value is CountryCode {
  return (COUNTRY_CODES as readonly unknown[]).includes(value);
}

/**
 * Further nationalities, ISO 3166-1 alpha-2: people of every country travel, also where addresses are limited to those
 * that documents and insurances are made for.
 */
export const FURTHER_NATIONALITIES: readonly string[] = (
  'AD AE AF AG AL AM AO AR AU AZ BA BB BD BE BF BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CI CL CM CN CO CR CU CV CY ' +
  'DJ DM DO DZ EC EE EG ER ET FI FJ FM GA GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IL IN IQ IR IS JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI ' +
  'NO NP NR NZ OM PA PE PG PH PK PS PW PY QA RO RS RU RW SA SB SC SD SG SI SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM ' +
  'TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ');

/** True for the code of a nationality that a traveller may have. */
export function isNationality(value: unknown): value is string {
  return isCountryCode(value) || (FURTHER_NATIONALITIES as readonly unknown[]).includes(value);
}

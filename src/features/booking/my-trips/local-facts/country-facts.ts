/** What one has to know in a country, and what does not change from one season to the next. */
export interface CountryFacts {
  /** ISO 4217. */
  readonly currency: string;
  /** Numbers that are dialled in an emergency: one for everything, or police and ambulance. */
  readonly emergency: string | { readonly police: string; readonly ambulance: string };
  /** Letters of the types of sockets (IEC 60083). */
  readonly plugs: string;
}

const euro = (plugs: string): CountryFacts => ({ currency: 'EUR', emergency: '112', plugs });

/**
 * By ISO 3166-1 code, as authorities and phone companies publish it. A country whose numbers are not certain is missing: its trips have none
 * of these facts rather than a guess.
 */
export const countryFacts: ReadonlyMap<string, CountryFacts> = new Map([
  ['AT', euro('C, F')],
  ['BG', euro('C, F')],
  ['CY', euro('G')],
  ['DE', euro('C, F')],
  ['ES', euro('C, F')],
  ['FI', euro('C, F')],
  ['FR', euro('C, E')],
  ['GR', euro('C, F')],
  ['HR', euro('C, F')],
  ['IE', euro('G')],
  ['IT', euro('C, F, L')],
  ['ME', euro('C, F')],
  ['MT', euro('G')],
  ['NL', euro('C, F')],
  ['PT', euro('C, F')],
  ['AL', { currency: 'ALL', emergency: '112', plugs: 'C, F' }],
  ['CH', { currency: 'CHF', emergency: '112', plugs: 'C, J' }],
  ['CZ', { currency: 'CZK', emergency: '112', plugs: 'C, E' }],
  ['DK', { currency: 'DKK', emergency: '112', plugs: 'C, E, F, K' }],
  ['GB', { currency: 'GBP', emergency: '999, 112', plugs: 'G' }],
  ['HU', { currency: 'HUF', emergency: '112', plugs: 'C, F' }],
  ['IS', { currency: 'ISK', emergency: '112', plugs: 'C, F' }],
  ['PL', { currency: 'PLN', emergency: '112', plugs: 'C, E' }],
  ['SE', { currency: 'SEK', emergency: '112', plugs: 'C, F' }],
  ['TR', { currency: 'TRY', emergency: '112', plugs: 'C, F' }],
  ['NO', { currency: 'NOK', emergency: { police: '112', ambulance: '113' }, plugs: 'C, F' }],
  ['AE', { currency: 'AED', emergency: { police: '999', ambulance: '998' }, plugs: 'G' }],
  ['EG', { currency: 'EGP', emergency: { police: '122', ambulance: '123' }, plugs: 'C, F' }],
  ['JP', { currency: 'JPY', emergency: { police: '110', ambulance: '119' }, plugs: 'A, B' }],
  ['TH', { currency: 'THB', emergency: { police: '191', ambulance: '1669' }, plugs: 'A, B, C, O' }],
  ['TN', { currency: 'TND', emergency: { police: '197', ambulance: '190' }, plugs: 'C, E' }],
  ['AU', { currency: 'AUD', emergency: '000', plugs: 'I' }],
  ['CA', { currency: 'CAD', emergency: '911', plugs: 'A, B' }],
  ['DO', { currency: 'DOP', emergency: '911', plugs: 'A, B' }],
  ['MX', { currency: 'MXN', emergency: '911', plugs: 'A, B' }],
  ['US', { currency: 'USD', emergency: '911', plugs: 'A, B' }],
]);

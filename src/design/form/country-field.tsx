import { COUNTRY_CODES, isCountryCode } from '../../domain/places/countries.ts';
import { countryName } from '../../domain/places/country-name.ts';
import { countryOf } from '../../domain/places/market.ts';
import { useVisit } from '../../site/visit-context.tsx';
import { ChoiceField } from './choice-field.tsx';

export interface CountryFieldProps {
  readonly label: string;
  /** The code chosen before; '' for a new form, which begins with the country of the market. */
  readonly typed: string;
  /** Shown where no country is chosen yet. */
  readonly choose: string;
}

/** The country of an address. A market without a country of its own chooses none for its visitors. */
export function CountryField({ label, typed, choose }: CountryFieldProps) {
  const { market, language } = useVisit();
  const home = countryOf(market);
  const country = typed || (isCountryCode(home) ? home : '');
  return (
    <ChoiceField
      name="country"
      label={label}
      autoComplete="country"
      defaultValue={country}
      choices={[
        ...(country === '' ? [{ value: '', label: choose }] : []),
        ...COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code, language) })),
      ]}
    />
  );
}

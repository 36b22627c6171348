import { useLayoutEffect, useState } from 'react';
import type { Choice } from '../../../design/form/choice-field.tsx';
import { FURTHER_NATIONALITIES } from '../../../domain/places/countries.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { compareNames } from '../../../domain/words/join-names.ts';
import { useVisit } from '../../../site/visit-context.tsx';

/**
 * Lists all further nationalities by name. The browser adds them after hydration from its own country names, because
 * they would be most of the document if the server rendered them for each traveller.
 */
export function useFurtherNationalities(): readonly Choice[] {
  const { language } = useVisit();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useLayoutEffect(() => {
    const compare = compareNames(language);
    const named = FURTHER_NATIONALITIES.map((code) => ({ value: code, label: countryName(code, language) }));
    setChoices(named.sort((one, other) => compare(one.label, other.label)));
  }, [language]);
  return choices;
}

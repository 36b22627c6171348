import { isPersonName, tidyName } from '../../../../domain/travellers/person-name.ts';

/** Returns the error of a card holder's name: missing (VALID-050), or with digits or symbols that no name has (VALID-051). */
export function checkCardHolder(name: string): 'cardHolderRequired' | 'cardHolderInvalid' | null {
  const tidied = tidyName(name);
  if (tidied === '') return 'cardHolderRequired';
  return isPersonName(tidied) ? null : 'cardHolderInvalid';
}

/** What forms are filled in with while somebody develops, by the last part of a field's name; invented, and accepted everywhere. */
const samples: Readonly<Record<string, string>> = {
  gender: 'FEMALE',
  fname: 'Mira',
  firstName: 'Mira',
  lname: 'Beispiel',
  lastName: 'Beispiel',
  birthDate: '14/03/1985',
  nationality: 'DE',
  email: 'mira@shopper.example',
  confirmEmail: 'mira@shopper.example',
  phone: '+49 30 1234567',
  street: 'Musterweg 12',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  method: 'BankAccount',
  holderName: 'Mira Beispiel',
  iban: 'DE89 3704 0044 0532 0130 00',
  terms: 'on',
};

/** First names of a party, which must differ: two of one name are taken for one. */
const party = ['Mira', 'Noa', 'Jo', 'Kim', 'Lou', 'Sam', 'Toni', 'Alex', 'Robin'];

/**
 * [EDIT-010] What a field is filled in with; null for fields that are left as they are.
 * @param name path in the form's values, such as `adults.1.fname`
 */
export function sampleOf(name: string): string | null {
  const traveller = /^adults\.(\d+)\.fname$/.exec(name)?.[1];
  if (traveller !== undefined) return party[Number(traveller) % party.length] ?? null;
  return samples[name.slice(name.lastIndexOf('.') + 1)] ?? null;
}

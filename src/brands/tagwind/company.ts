import type { Company } from '../../companies/company.ts';

export const company: Company = {
  id: 'tagwind',
  name: 'Tagwind GmbH',
  street: 'Beispielallee 7',
  zip: '10000',
  city: 'Musterstadt',
  country: 'DE',
  register: 'HRB 000001',
  vatId: 'DE000000001',
  email: 'service@tagwind.example',
  imprintPage: 'impressum',
  numbers: { bookings: 'TW', documents: 'TAG' },
};

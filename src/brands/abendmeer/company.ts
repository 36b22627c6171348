import type { Company } from '../../companies/company.ts';

export const company: Company = {
  id: 'default',
  name: 'Abendmeer Reisen GmbH',
  street: 'Musterweg 12',
  zip: '10000',
  city: 'Musterstadt',
  country: 'DE',
  register: 'HRB 000000',
  vatId: 'DE000000000',
  email: 'hallo@abendmeer.example',
  imprintPage: 'impressum',
  numbers: { bookings: '', documents: 'ABE' },
};

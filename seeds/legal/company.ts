/** The fictional company behind a brand, as its legal pages name it. */
export interface Company {
  readonly brandName: string;
  readonly company: string;
  readonly street: string;
  readonly city: string;
  readonly register: string;
  readonly phone: string;
  readonly email: string;
}

export const abendmeerCompany: Company = {
  brandName: 'Abendmeer',
  company: 'Abendmeer Reisen GmbH',
  street: 'Musterweg 12',
  city: '10000 Musterstadt',
  register: 'HRB 000000',
  phone: '+49 30 23125 200',
  email: 'hallo@abendmeer.example',
};

export const tagwindCompany: Company = {
  brandName: 'Tagwind',
  company: 'Tagwind GmbH',
  street: 'Beispielallee 7',
  city: '10000 Musterstadt',
  register: 'HRB 000001',
  phone: '+49 30 23125 700',
  email: 'service@tagwind.example',
};

import { brand as abendmeer } from '../../../brands/abendmeer/brand.ts';
import type { Brand } from '../../../brands/brand.ts';
import { brand as tagwind } from '../../../brands/tagwind/brand.ts';

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

export const abendmeerCompany = describeCompany(abendmeer);
export const tagwindCompany = describeCompany(tagwind);

function describeCompany({ name, company, hotline }: Brand): Company {
  return {
    brandName: name,
    company: company.name,
    street: company.street,
    city: `${company.zip} ${company.city}`,
    register: company.register,
    phone: hotline.display,
    email: company.email,
  };
}

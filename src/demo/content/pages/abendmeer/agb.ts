import { buildTerms } from '../../legal/build-terms.ts';
import { abendmeerCompany } from '../../legal/company.ts';

export const document = buildTerms(abendmeerCompany);

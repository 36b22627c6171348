import { buildTerms } from '../../legal/build-terms.ts';
import { tagwindCompany } from '../../legal/company.ts';

export const document = buildTerms(tagwindCompany);

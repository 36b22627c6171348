import { buildImprint } from '../../legal/build-imprint.ts';
import { tagwindCompany } from '../../legal/company.ts';

export const document = buildImprint(tagwindCompany);

import { buildImprint } from '../../legal/build-imprint.ts';
import { abendmeerCompany } from '../../legal/company.ts';

export const document = buildImprint(abendmeerCompany);

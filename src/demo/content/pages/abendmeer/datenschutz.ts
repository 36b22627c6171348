import { buildPrivacy } from '../../legal/build-privacy.ts';
import { abendmeerCompany } from '../../legal/company.ts';

export const document = buildPrivacy(abendmeerCompany);

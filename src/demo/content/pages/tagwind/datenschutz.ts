import { buildPrivacy } from '../../legal/build-privacy.ts';
import { tagwindCompany } from '../../legal/company.ts';

export const document = buildPrivacy(tagwindCompany);

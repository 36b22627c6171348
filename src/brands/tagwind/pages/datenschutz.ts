import { buildPrivacy } from '../../../content-seeds/legal/build-privacy.ts';
import { brand } from '../brand.ts';

export const document = buildPrivacy(brand);

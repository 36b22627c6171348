import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildPrivacy } from '../../legal/build-privacy.ts';

export const document = buildPrivacy(brand);

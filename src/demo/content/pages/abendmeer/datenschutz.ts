import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildPrivacy } from '../../legal/build-privacy.ts';

export const document = buildPrivacy(brand);

import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildImprint } from '../../legal/build-imprint.ts';

export const document = buildImprint(brand);

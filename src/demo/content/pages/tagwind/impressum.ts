import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildImprint } from '../../legal/build-imprint.ts';

export const document = buildImprint(brand);

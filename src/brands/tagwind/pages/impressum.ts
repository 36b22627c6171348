import { buildImprint } from '../../../content-seeds/legal/build-imprint.ts';
import { brand } from '../brand.ts';

export const document = buildImprint(brand);

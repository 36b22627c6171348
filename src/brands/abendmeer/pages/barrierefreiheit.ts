import { buildAccessibility } from '../../../content-seeds/legal/build-accessibility.ts';
import { brand } from '../brand.ts';

export const document = buildAccessibility(brand);

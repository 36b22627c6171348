import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildTerms } from '../../legal/build-terms.ts';

export const document = buildTerms(brand);

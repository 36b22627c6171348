import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildTerms } from '../../legal/build-terms.ts';

export const document = buildTerms(brand);

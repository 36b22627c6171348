import { buildTerms } from '../../../content-seeds/legal/build-terms.ts';
import { brand } from '../brand.ts';

export const document = buildTerms(brand);

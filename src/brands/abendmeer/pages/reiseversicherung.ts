import { buildInsurance } from '../../../content-seeds/legal/build-insurance.ts';
import { brand } from '../brand.ts';

export const document = buildInsurance(brand);

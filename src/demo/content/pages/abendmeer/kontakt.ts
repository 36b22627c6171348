import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildContact } from '../../build-contact.ts';

export const document = buildContact(brand);

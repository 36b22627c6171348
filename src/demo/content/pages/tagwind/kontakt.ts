import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildContact } from '../../build-contact.ts';

export const document = buildContact(brand);

import { buildContact } from '../../../content-seeds/build-contact.ts';
import { brand } from '../brand.ts';

export const document = buildContact(brand);

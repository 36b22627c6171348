import { buildEditPage } from '../../../content-seeds/newsletter/build-edit-page.ts';
import { brand } from '../brand.ts';

export const document = buildEditPage(brand);

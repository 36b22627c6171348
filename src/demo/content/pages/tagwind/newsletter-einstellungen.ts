import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildEditPage } from '../../newsletter/build-edit-page.ts';

export const document = buildEditPage(brand);

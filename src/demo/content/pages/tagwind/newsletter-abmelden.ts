import { brand } from '../../../../brands/tagwind/brand.ts';
import { buildUnsubscribePage } from '../../newsletter/build-unsubscribe-page.ts';

export const document = buildUnsubscribePage(brand);

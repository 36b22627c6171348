import { brand } from '../../../../brands/abendmeer/brand.ts';
import { buildUnsubscribePage } from '../../newsletter/build-unsubscribe-page.ts';

export const document = buildUnsubscribePage(brand);

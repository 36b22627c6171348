import { buildUnsubscribePage } from '../../../content-seeds/newsletter/build-unsubscribe-page.ts';
import { brand } from '../brand.ts';

export const document = buildUnsubscribePage(brand);

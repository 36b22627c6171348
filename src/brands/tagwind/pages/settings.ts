import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

/** The settings that editors have overridden: none yet, so the brand’s own data apply. */
export const document: SeedDocument = { kind: 'settings', slug: '', modules: [], values: {} };

import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

/** Switches that editors have turned: none yet, the brand’s own hold. */
export const document: SeedDocument = { kind: 'flags', slug: '', modules: [], values: {} };

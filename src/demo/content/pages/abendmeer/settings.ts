import type { SeedDocument } from '../../seed-document.ts';

/** What editors have set anew: nothing yet, the brand’s own data hold. */
export const document: SeedDocument = { kind: 'settings', slug: '', modules: [], values: {} };

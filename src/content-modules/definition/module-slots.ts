/**
 * Where a module can stand (MOD-002): in the middle of a page; above the middle of every page, each where its own rule
 * lets it; or as a brand's one navigation or footer.
 */
export const MODULE_SLOTS = ['main', 'notices', 'navigation', 'footer'] as const;
export type ModuleSlotName = (typeof MODULE_SLOTS)[number];

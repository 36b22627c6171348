/**
 * Slots for modules (MOD-002): the middle of a page; above the middle of every page, where the module's own rule allows
 * it; or the one navigation or footer of a brand.
 */
export const MODULE_SLOTS = ['main', 'notices', 'navigation', 'footer'] as const;
export type ModuleSlotName = (typeof MODULE_SLOTS)[number];

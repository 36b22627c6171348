import type { ModuleSlotName } from '../../content-modules/definition/module-slots.ts';

/** What editors edit: pages, of which a brand has many, and documents of which it has one each. */
export const EDITED_KINDS = ['page', 'navigation', 'footer', 'notices', 'flags', 'settings'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Slot of a document's modules; null for documents of values. */
export const slotOfKind: Readonly<Record<EditedKind, ModuleSlotName | null>> = {
  page: 'main',
  navigation: 'navigation',
  footer: 'footer',
  notices: 'notices',
  flags: null,
  settings: null,
};

/** Every page needs them: they may change, but not go. */
export function isIndispensable(kind: EditedKind, slug: string): boolean {
  return kind === 'navigation' || kind === 'footer' || (kind === 'page' && slug === '');
}

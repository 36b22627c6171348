import type { MilesBadgeProps } from './schema.ts';

/** For editors alone (MILES-001, EDIT-007). */
export function isMilesBadgeShown(
  _props: MilesBadgeProps,
  { isEditor }: { readonly isEditor: boolean },
): boolean {
  return isEditor;
}

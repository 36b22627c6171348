import { EXTRA_KINDS, type ExtraKind } from '../../../domain/extras/extra.ts';

/** Lists the kinds of extras that apply to a trip, in the order of the step (EXTRA-001 to EXTRA-008). */
export function listExtraKinds(offered: readonly { readonly kind: ExtraKind }[]): ExtraKind[] {
  return EXTRA_KINDS.filter((kind) => offered.some((extra) => extra.kind === kind));
}

/**
 * True when the step is skipped (EXTRA-009 to EXTRA-011): no extras apply, only insurance does, or exactly two options
 * of which the first is insurance. The travellers' page then offers them (checkout X-014, X-015).
 */
export function isStepSkipped(options: readonly ExtraKind[]): boolean {
  if (options.every((kind) => kind === 'insurance')) return true;
  return options.length === 2 && options[0] === 'insurance';
}

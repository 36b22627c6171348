import { EXTRA_KINDS, type ExtraKind } from '../../../domain/extras/extra.ts';

/** Kinds of extras that apply to a trip, in the order of the step (EXTRA-001 to EXTRA-008). */
export function listOptions(offered: readonly { readonly kind: ExtraKind }[]): ExtraKind[] {
  return EXTRA_KINDS.filter((kind) => offered.some((extra) => extra.kind === kind));
}

/**
 * True where the step is passed over (EXTRA-009 to EXTRA-011): nothing applies, nothing but insurance does, or exactly two options of
 * which the first is insurance. What is passed over is offered on the travellers' page instead (checkout X-014, X-015).
 */
export function isStepSkipped(options: readonly ExtraKind[]): boolean {
  if (options.every((kind) => kind === 'insurance')) return true;
  return options.length === 2 && options[0] === 'insurance';
}

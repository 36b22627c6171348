import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';

/** An offered extra with the properties that decide which choices exclude each other. */
export interface ChoosableExtra {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly leg: FlightLeg | null;
}

/** Chooses an extra for the whole party; it replaces others of its kind (EXTRA-021). Null removes them (EXTRA-022). */
export function withChoiceForAll(
  choices: readonly ExtraChoice[],
  kind: ExtraKind,
  id: string | null,
  offered: readonly ChoosableExtra[],
): ExtraChoice[] {
  const others = choices.filter((choice) => find(offered, choice.id)?.kind !== kind);
  return id === null ? others : [...others, { id, travellers: [] }];
}

/** Chooses an extra for one traveller and flight; it replaces others of its kind there. Null removes them. */
export function withChoiceFor(
  choices: readonly ExtraChoice[],
  slot: { readonly kind: ExtraKind; readonly leg: FlightLeg; readonly traveller: number },
  id: string | null,
  offered: readonly ChoosableExtra[],
): ExtraChoice[] {
  const { kind, leg, traveller } = slot;
  const without = choices.flatMap((choice) => {
    const extra = find(offered, choice.id);
    if (extra?.kind !== kind || extra.leg !== leg) return [choice];
    const travellers = choice.travellers.filter((each) => each !== traveller);
    return travellers.length === 0 ? [] : [{ ...choice, travellers }];
  });
  if (id === null) return without;
  const sameExtra = without.find((choice) => choice.id === id);
  const travellers = [...(sameExtra?.travellers ?? []), traveller].toSorted((one, other) => one - other);
  return [...without.filter((choice) => choice !== sameExtra), { id, travellers }];
}

/** Returns the id of the extra of a kind that is chosen for the whole party; null for none. */
export function chosenForAll(
  choices: readonly ExtraChoice[],
  kind: ExtraKind,
  offered: readonly ChoosableExtra[],
): string | null {
  return choices.find((choice) => find(offered, choice.id)?.kind === kind)?.id ?? null;
}

/** Returns the id of the extra of a kind that a traveller has on a flight; null for none. */
export function chosenFor(
  choices: readonly ExtraChoice[],
  { kind, leg, traveller }: { readonly kind: ExtraKind; readonly leg: FlightLeg; readonly traveller: number },
  offered: readonly ChoosableExtra[],
): string | null {
  const isMatch = (choice: ExtraChoice): boolean => {
    const extra = find(offered, choice.id);
    return extra?.kind === kind && extra.leg === leg && choice.travellers.includes(traveller);
  };
  return choices.find(isMatch)?.id ?? null;
}

function find(offered: readonly ChoosableExtra[], id: string): ChoosableExtra | undefined {
  return offered.find((extra) => extra.id === id);
}

import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';

/** An offered extra with the properties that decide which choices exclude each other. */
export interface NamedExtra {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly leg: FlightLeg | null;
}

/** Chooses an extra for the whole party; it replaces others of its kind (EXTRA-021). Null removes them (EXTRA-022). */
export function wishForAll(
  wishes: readonly ExtraChoice[],
  kind: ExtraKind,
  id: string | null,
  offered: readonly NamedExtra[],
): ExtraChoice[] {
  const others = wishes.filter((wish) => find(offered, wish.id)?.kind !== kind);
  return id === null ? others : [...others, { id, travellers: [] }];
}

/** Chooses an extra for one traveller and flight; it replaces others of its kind there. Null removes them. */
export function wishFor(
  wishes: readonly ExtraChoice[],
  place: { readonly kind: ExtraKind; readonly leg: FlightLeg; readonly traveller: number },
  id: string | null,
  offered: readonly NamedExtra[],
): ExtraChoice[] {
  const { kind, leg, traveller } = place;
  const without = wishes.flatMap((wish) => {
    const extra = find(offered, wish.id);
    if (extra?.kind !== kind || extra.leg !== leg) return [wish];
    const travellers = wish.travellers.filter((each) => each !== traveller);
    return travellers.length === 0 ? [] : [{ ...wish, travellers }];
  });
  if (id === null) return without;
  const own = without.find((wish) => wish.id === id);
  const travellers = [...(own?.travellers ?? []), traveller].toSorted((one, other) => one - other);
  return [...without.filter((wish) => wish !== own), { id, travellers }];
}

/** Returns the id of the extra of a kind that is chosen for the whole party; null for none. */
export function chosenForAll(
  wishes: readonly ExtraChoice[],
  kind: ExtraKind,
  offered: readonly NamedExtra[],
): string | null {
  return wishes.find((wish) => find(offered, wish.id)?.kind === kind)?.id ?? null;
}

/** Returns the id of the extra of a kind that a traveller has on a flight; null for none. */
export function chosenFor(
  wishes: readonly ExtraChoice[],
  { kind, leg, traveller }: { readonly kind: ExtraKind; readonly leg: FlightLeg; readonly traveller: number },
  offered: readonly NamedExtra[],
): string | null {
  const isIt = (wish: ExtraChoice): boolean => {
    const extra = find(offered, wish.id);
    return extra?.kind === kind && extra.leg === leg && wish.travellers.includes(traveller);
  };
  return wishes.find(isIt)?.id ?? null;
}

function find(offered: readonly NamedExtra[], id: string): NamedExtra | undefined {
  return offered.find((extra) => extra.id === id);
}

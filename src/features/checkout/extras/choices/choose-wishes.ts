import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';

/** What a choice excludes is known by kind and flight of what it names. */
export interface NamedExtra {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly leg: FlightLeg | null;
}

/** Takes an extra for the whole party in place of any other of its kind (EXTRA-021); null takes none (EXTRA-022). */
export function wishForAll(
  wishes: readonly ExtraChoice[],
  kind: ExtraKind,
  id: string | null,
  offered: readonly NamedExtra[],
): ExtraChoice[] {
  const others = wishes.filter((wish) => find(offered, wish.id)?.kind !== kind);
  return id === null ? others : [...others, { id, travellers: [] }];
}

/** Takes an extra for one traveller on one flight in place of any other of its kind there; null takes none. */
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

/** What is chosen of a kind for the whole party; null for nothing. */
export function chosenForAll(
  wishes: readonly ExtraChoice[],
  kind: ExtraKind,
  offered: readonly NamedExtra[],
): string | null {
  return wishes.find((wish) => find(offered, wish.id)?.kind === kind)?.id ?? null;
}

/** What a traveller has of a kind on a flight; null for nothing. */
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

import type { ExtraChoice } from './choose-extras.ts';
import { EXTRA_KINDS, type ExtraKind, type FlightLeg } from './extra.ts';

/**
 * Returns the name of the field with the id of a chosen extra: one field for a kind, or one for each traveller and flight.
 * Every choice has a field, because the browser posts the form itself before hydration.
 */
export function extraFieldName(
  kind: ExtraKind,
  slot?: { readonly leg: FlightLeg; readonly traveller: number },
): string {
  return slot === undefined ? kind : `${kind}.${slot.leg}.${slot.traveller}`;
}

/** Reads the chosen extras of a submitted form, in the order of its fields; ignores all other fields. */
export function readExtrasForm(fields: Readonly<Record<string, string>>): ExtraChoice[] {
  const chosen = new Map<string, number[]>();
  for (const [name, id] of Object.entries(fields)) {
    const [, kind, traveller] = /^([a-z_]+)(?:\.[a-z]+\.(\d{1,2}))?$/.exec(name) ?? [];
    if (id === '' || !(EXTRA_KINDS as readonly (string | undefined)[]).includes(kind)) continue;
    const travellers = chosen.get(id) ?? [];
    chosen.set(id, traveller === undefined ? travellers : [...travellers, Number(traveller)]);
  }
  return [...chosen].map(([id, travellers]) => ({
    id,
    travellers: travellers.toSorted((first, second) => first - second),
  }));
}

import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * What became of a picker when the search was pressed:
 * - `settled`: nothing was open in it
 * - `confirmed`: what was picked in it has just been taken
 * - `refused`: something is missing in it; it is open again and has the focus where that is
 */
export type PanelSettlement = 'settled' | 'confirmed' | 'refused';

type Settle = () => PanelSettlement;

/** The fields of a mask, each by how it is settled before a search. */
export type MaskFieldSet = Set<Settle>;

export const MaskFieldContext = createContext<MaskFieldSet>(new Set());

/** Adds a field to those of the mask around it. */
export function useSettledField(settle: Settle): void {
  const fields = useContext(MaskFieldContext);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const settleLatest = () => latest.current();
    fields.add(settleLatest);
    return () => void fields.delete(settleLatest);
  }, [fields]);
}

/** Settles the fields up to the first that refuses, so that no search runs without what was picked. */
export function settleFields(fields: MaskFieldSet): PanelSettlement {
  let outcome: PanelSettlement = 'settled';
  for (const settle of fields) {
    const settlement = settle();
    if (settlement === 'refused') return settlement;
    if (settlement === 'confirmed') outcome = settlement;
  }
  return outcome;
}

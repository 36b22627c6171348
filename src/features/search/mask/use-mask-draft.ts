import { useMemo, useState } from 'react';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { findRememberedParty } from './last-search/find-remembered-party.ts';
import { useLastSearch } from './last-search/use-last-search.ts';
import { changeDraft, type DraftChange, type MaskDraft, openDraft } from './panel/mask-draft.ts';
import type { MaskProps } from './panel/mask-props.ts';
import { searchSlice } from './search-slice.ts';

interface Ahead {
  readonly of: MaskProps['params'];
  readonly draft: MaskDraft;
}

/**
 * The draft of a mask. On the home page it is what was last chosen in this visit, at first for the travellers of the last
 * search; elsewhere it is what the address says,
 * and only from a choice until the page has moved on does it run ahead of it.
 * @returns the draft, whether something was chosen in it, and what applies a choice and gives the draft it makes
 */
export function useMaskDraft({ params, destinations, airports, today }: MaskProps, isHome: boolean) {
  const { draft: changedDraft } = useSlice(searchSlice);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const last = useLastSearch();
  const { severalRooms } = useVisit().brand.flags;
  const served = useMemo(() => {
    const draft = openDraft({ params, destinations, airports, today });
    const party = isHome ? findRememberedParty(params, last, requireDay(today), severalRooms) : null;
    return party === null ? draft : { ...draft, party };
  }, [params, destinations, airports, today, isHome, last, severalRooms]);
  if (ahead !== null && ahead.of !== params) setAhead(null);

  const draft = (isHome ? changedDraft : ahead?.draft) ?? served;
  const choose = (change: DraftChange): MaskDraft => {
    requireStore().dispatch({ ...change, from: draft });
    const next = changeDraft(draft, change);
    if (!isHome) setAhead({ of: params, draft: next });
    return next;
  };
  return { draft, isTouched: changedDraft !== null, choose };
}

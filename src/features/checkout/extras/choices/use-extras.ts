import { useMemo, useRef, useState } from 'react';
import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';
import type { MarketCode } from '../../../../domain/places/market.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import { chosenFor, chosenForAll, wishFor, wishForAll } from './choose-wishes.ts';
import { postMarket, postWishes, type Refused } from './extras-calls.ts';
import type { OfferedExtras } from './offered-extras.ts';
import { listOffered, readWishes, summariseWishes } from './summarise-wishes.ts';

/** One traveller on one flight. */
export interface ExtraPlace {
  readonly kind: ExtraKind;
  readonly leg: FlightLeg;
  readonly traveller: number;
}

/** State and actions of choosing extras. The page shows a choice at once and reverts it when the server refuses it. */
export interface ExtrasChooser {
  /** The checkout with the chosen extras, as the ticket shows it. */
  readonly summary: CheckoutSummary;
  readonly status: 'idle' | 'saving' | 'saved';
  /** Why the server refused the last choice; null when it did not. */
  readonly refusal: Refused | null;
  /** The extra that another choice has removed (EXTRA-023, EXTRA-024). */
  readonly removed: 'car' | 'transfer' | null;
  readonly forgetRemoved: () => void;
  readonly idForAll: (kind: ExtraKind) => string | null;
  readonly idFor: (place: ExtraPlace) => string | null;
  readonly chooseForAll: (kind: ExtraKind, id: string | null) => void;
  readonly chooseFor: (place: ExtraPlace, id: string | null) => void;
  readonly chooseMarket: (market: MarketCode) => void;
  /** Resolves when all choices are saved; false when the server refused one. */
  readonly settle: () => Promise<boolean>;
}

interface Chosen {
  readonly loaded: CheckoutSummary;
  readonly wishes: readonly ExtraChoice[];
}

const begin = (loaded: CheckoutSummary): Chosen => ({ loaded, wishes: readWishes(loaded.extras) });

/**
 * @param offered null when there are no extras to choose from
 * @param loaded the page's summary; a new one, after a reload of the data, resets the choices
 */
export function useExtras(offered: OfferedExtras | null, loaded: CheckoutSummary): ExtrasChooser {
  const { locale } = useVisit();
  const [chosen, setChosen] = useState(() => begin(loaded));
  const [status, setStatus] = useState<ExtrasChooser['status']>('idle');
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [removed, setRemoved] = useState<ExtrasChooser['removed']>(null);
  /** The hook sends one choice at a time and skips waiting ones that a newer choice replaces. */
  const sending = useRef({ last: Promise.resolve(true), wanted: chosen.wishes, saved: chosen });
  if (chosen.loaded !== loaded) setChosen(begin(loaded));
  const { wishes } = chosen;
  const all = useMemo(() => (offered === null ? [] : listOffered(offered)), [offered]);
  const summarise = (of: readonly ExtraChoice[]): CheckoutSummary =>
    offered === null ? loaded : summariseWishes(loaded, of, offered);
  const summary = useMemo(
    () => (offered === null ? loaded : summariseWishes(loaded, wishes, offered)),
    [loaded, offered, wishes],
  );

  /** Returns the latest choices; the shopper may make several before the next render. */
  function latest(): readonly ExtraChoice[] {
    return sending.current.saved.loaded === loaded ? sending.current.wanted : wishes;
  }

  function show(next: readonly ExtraChoice[]): void {
    setChosen({ loaded, wishes: next });
  }

  function choose(next: readonly ExtraChoice[]): void {
    const state = sending.current;
    if (state.saved.loaded !== loaded) state.saved = begin(loaded);
    state.wanted = next;
    show(next);
    setRefusal(null);
    setStatus('saving');
    state.last = state.last.then(() => (state.wanted === next ? send(next) : true));
  }

  async function send(next: readonly ExtraChoice[]): Promise<boolean> {
    const state = sending.current;
    const refused = await postWishes(locale, loaded.checkoutId, next, summarise(next).total);
    if (refused === null) {
      state.saved = { loaded, wishes: next };
      if (state.wanted === next) setStatus('saved');
      return true;
    }
    if (state.wanted === next) {
      state.wanted = state.saved.wishes;
      show(state.saved.wishes);
      setStatus('idle');
      setRefusal(refused);
      if (refused === 'extra-gone' || refused === 'price-changed') loadAgain();
    }
    return false;
  }

  return {
    summary,
    status,
    refusal,
    removed,
    forgetRemoved: () => setRemoved(null),
    idForAll: (kind) => chosenForAll(wishes, kind, all),
    idFor: (place) => chosenFor(wishes, place, all),
    chooseForAll(kind, id) {
      const other = kind === 'transfer' ? 'rental_car' : kind === 'rental_car' ? 'transfer' : null;
      const next = wishForAll(latest(), kind, id, all);
      if (id === null || other === null || chosenForAll(next, other, all) === null) return choose(next);
      setRemoved(other === 'rental_car' ? 'car' : 'transfer');
      choose(wishForAll(next, other, null, all));
    },
    chooseFor: (place, id) => choose(wishFor(latest(), place, id, all)),
    chooseMarket(market) {
      setStatus('saving');
      sending.current.last = sending.current.last.then(async () => {
        const refused = await postMarket(locale, loaded.checkoutId, market);
        setRefusal(refused);
        setStatus('idle');
        if (refused === null) loadAgain();
        return refused === null;
      });
    },
    settle: () => sending.current.last,
  };
}

/** Reloads the page's data, because the offered extras have changed. */
function loadAgain(): void {
  moveTo(location.pathname + location.search, { replaces: true, keepsPlace: true });
}

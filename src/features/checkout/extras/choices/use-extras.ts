import { useMemo, useRef, useState } from 'react';
import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { ExtraKind, FlightLeg } from '../../../../domain/extras/extra.ts';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import type { MarketCode } from '../../../../domain/places/market.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import { chosenFor, chosenForAll, withChoiceFor, withChoiceForAll } from './change-choices.ts';
import { type ExtrasFailure, postChoices, postMarket } from './extras-client.ts';
import { marketField } from './extras-form-fields.ts';
import type { OfferedExtras } from './offered-extras.ts';
import { listOfferedExtras, summariseChoices, toChoices } from './summarise-choices.ts';

/** A kind of extra for one traveller on one flight. */
export interface FlightExtraSlot {
  readonly kind: ExtraKind;
  readonly leg: FlightLeg;
  readonly traveller: number;
}

/** A choice that was not saved, and the field in which it was made: the page says why next to it. */
export interface RefusedChoice {
  readonly reason: ExtrasFailure;
  /** Name of the field, see `extraFieldName`. */
  readonly field: string;
  /** Id of the option; null for none. */
  readonly id: string | null;
}

/** State and actions of choosing extras. The page shows a choice at once and reverts it when the server refuses it. */
export interface ExtrasSelection {
  /** The checkout with the chosen extras, as the ticket shows it. */
  readonly summary: CheckoutSummary;
  readonly status: 'idle' | 'saving' | 'saved';
  /** The last choice, when it was not saved; null when it was. */
  readonly refusal: RefusedChoice | null;
  /** The extra that another choice has removed (EXTRA-023, EXTRA-024). */
  readonly removed: 'car' | 'transfer' | null;
  readonly dismissRemoved: () => void;
  /** Puts back what was removed, in place of the choice that removed it. */
  readonly undoRemoved: () => void;
  readonly idForAll: (kind: ExtraKind) => string | null;
  readonly idFor: (slot: FlightExtraSlot) => string | null;
  readonly chooseForAll: (kind: ExtraKind, id: string | null) => void;
  readonly chooseFor: (slot: FlightExtraSlot, id: string | null) => void;
  /** Several at once: they are saved together. */
  readonly chooseEach: (
    changes: readonly { readonly slot: FlightExtraSlot; readonly id: string | null }[],
  ) => void;
  readonly chooseMarket: (market: MarketCode) => void;
  /** Resolves when all choices are saved; false when the server refused one. */
  readonly waitUntilSaved: () => Promise<boolean>;
}

/** Props of each section of the extras step. */
export interface ExtrasSectionProps {
  readonly offered: OfferedExtras;
  readonly selection: ExtrasSelection;
}

/** What a choice has removed, and how all was before it. */
interface Removed {
  readonly what: 'car' | 'transfer';
  readonly before: readonly ExtraChoice[];
  /** Name of the field in which the choice was made. */
  readonly field: string;
}

interface Chosen {
  readonly loaded: CheckoutSummary;
  readonly choices: readonly ExtraChoice[];
}

const initialChoices = (loaded: CheckoutSummary): Chosen => ({ loaded, choices: toChoices(loaded.extras) });

/**
 * @param offered null when there are no extras to choose from
 * @param loaded the page's summary; a new one, after a reload of the data, resets the choices
 */
export function useExtras(offered: OfferedExtras | null, loaded: CheckoutSummary): ExtrasSelection {
  const { locale } = useVisit();
  const [chosen, setChosen] = useState(() => initialChoices(loaded));
  const [status, setStatus] = useState<ExtrasSelection['status']>('idle');
  const [refusal, setRefusal] = useState<RefusedChoice | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** The hook sends one choice at a time and skips waiting ones that a newer choice replaces. */
  const sending = useRef({ last: Promise.resolve(true), latest: chosen.choices, saved: chosen });
  if (chosen.loaded !== loaded) setChosen(initialChoices(loaded));
  const { choices } = chosen;
  const all = useMemo(() => (offered === null ? [] : listOfferedExtras(offered)), [offered]);
  const summarise = (next: readonly ExtraChoice[]): CheckoutSummary =>
    offered === null ? loaded : summariseChoices(loaded, next, offered);
  const summary = useMemo(
    () => (offered === null ? loaded : summariseChoices(loaded, choices, offered)),
    [loaded, offered, choices],
  );

  /** Returns the latest choices; the shopper may make several before the next render. */
  function latestChoices(): readonly ExtraChoice[] {
    return sending.current.saved.loaded === loaded ? sending.current.latest : choices;
  }

  function show(next: readonly ExtraChoice[]): void {
    setChosen({ loaded, choices: next });
  }

  function choose(next: readonly ExtraChoice[], field: string, id: string | null): void {
    const state = sending.current;
    if (state.saved.loaded !== loaded) state.saved = initialChoices(loaded);
    state.latest = next;
    show(next);
    setRefusal(null);
    setStatus('saving');
    state.last = state.last.then(() => (state.latest === next ? send(next, field, id) : true));
  }

  async function send(next: readonly ExtraChoice[], field: string, id: string | null): Promise<boolean> {
    const state = sending.current;
    const refused = await postChoices(locale, loaded.checkoutId, next, summarise(next).total);
    if (refused === null) {
      state.saved = { loaded, choices: next };
      if (state.latest === next) setStatus('saved');
      return true;
    }
    if (state.latest === next) {
      state.latest = state.saved.choices;
      show(state.saved.choices);
      setStatus('idle');
      setRefusal({ reason: refused, field, id });
      if (refused === 'extra-gone' || refused === 'price-changed' || refused === 'being-booked') reloadPage();
    }
    return false;
  }

  return {
    summary,
    status,
    refusal,
    removed: removed?.what ?? null,
    dismissRemoved: () => setRemoved(null),
    undoRemoved() {
      setRemoved(null);
      if (removed !== null) choose(removed.before, removed.field, null);
    },
    idForAll: (kind) => chosenForAll(choices, kind, all),
    idFor: (slot) => chosenFor(choices, slot, all),
    chooseForAll(kind, id) {
      const other = kind === 'transfer' ? 'rental_car' : kind === 'rental_car' ? 'transfer' : null;
      const before = latestChoices();
      const next = withChoiceForAll(before, kind, id, all);
      const field = extraFieldName(kind);
      if (id === null || other === null || chosenForAll(next, other, all) === null)
        return choose(next, field, id);
      setRemoved({ what: other === 'rental_car' ? 'car' : 'transfer', before, field });
      choose(withChoiceForAll(next, other, null, all), field, id);
    },
    chooseFor: (slot, id) =>
      choose(withChoiceFor(latestChoices(), slot, id, all), extraFieldName(slot.kind, slot), id),
    chooseEach(changes) {
      const next = changes.reduce(
        (choices, { slot, id }) => withChoiceFor(choices, slot, id, all),
        latestChoices(),
      );
      const [first] = changes;
      if (first !== undefined) choose(next, extraFieldName(first.slot.kind, first.slot), first.id);
    },
    chooseMarket(market) {
      setStatus('saving');
      sending.current.last = sending.current.last.then(async () => {
        const refused = await postMarket(locale, loaded.checkoutId, market);
        setRefusal(refused === null ? null : { reason: refused, field: marketField, id: market });
        setStatus('idle');
        if (refused === null) reloadPage();
        return refused === null;
      });
    },
    waitUntilSaved: () => sending.current.last,
  };
}

/** Reloads the page's data, because the offered extras have changed. */
function reloadPage(): void {
  moveTo(location.pathname + location.search, { replaces: true, keepsPlace: true });
}

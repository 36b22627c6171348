import { findSessionHistory } from '../../../site/session-history.ts';
import type { OfferModel } from './choice/offer-slice.ts';

const key = 'selectedOffer';

/** The parts of a browser that are needed; a test brings its own. */
export interface OfferMemory {
  /** Replaces the state of the current entry of the history. May throw: Safari allows 100 in 30 seconds. */
  replaceState(state: Readonly<Record<string, unknown>>): void;
  readState(): unknown;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload(): void;
}

/** Copies the selected offer into the history's state (OFFER-023); where that fails, stores it and reloads (OFFER-024). */
export function rememberOffer(memory: OfferMemory, model: OfferModel): void {
  const before = memory.readState();
  const state = typeof before === 'object' && before !== null ? before : {};
  try {
    memory.replaceState({ ...state, [key]: model });
  } catch {
    // Reloads once only: a browser that fails again right after the reload would otherwise reload forever.
    if (memory.storage.getItem(key) !== null) return;
    memory.storage.setItem(key, JSON.stringify(model));
    memory.reload();
  }
}

/** The offer as it was last selected on this page: left by a failed replace before a reload, else from the history's state. */
export function recallOffer(memory: OfferMemory): OfferModel | null {
  const stored = memory.storage.getItem(key);
  memory.storage.removeItem(key);
  if (stored !== null) return parseModel(parse(stored));
  return parseModel((memory.readState() as Readonly<Record<string, unknown>> | null)?.[key]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseModel(value: unknown): OfferModel | null {
  const model = value as Partial<OfferModel> | null | undefined;
  const isModel = typeof model?.id === 'string' && Number.isInteger(model.totalAmount);
  return isModel ? (model as OfferModel) : null;
}

/** The browser itself. */
export function browserMemory(): OfferMemory {
  const history = findSessionHistory();
  return {
    replaceState: (state) => history?.updateCurrentEntry({ state }),
    readState: () => history?.currentEntry?.getState(),
    storage: sessionStorage,
    reload: () => location.reload(),
  };
}

import { type ClientAction, defineSlice } from '../../../../site/client-store.ts';

/** Columns of the cascade, in the order in which each narrows the next (CASC-001). */
export const cascadeColumns = ['los', 'airports', 'months', 'dates'] as const;
export type CascadeColumnName = (typeof cascadeColumns)[number];

export interface CascadeState {
  /** The column that is being chosen from. */
  readonly selectedCascadeColumn: CascadeColumnName;
}

export const cascadeActions = {
  selectColumn: (column: CascadeColumnName) => ({ type: 'SELECT_CASCADE_COLUMN', column }) as const,
  /** Something was chosen in a column: the flights shown are no longer those of the trip (FLIGHT-006). */
  choose: () => ({ type: 'CASCADE_CHANGED' }) as const,
};
type SelectColumn = ReturnType<typeof cascadeActions.selectColumn>;

const initial: CascadeState = { selectedCascadeColumn: 'los' };

/** Pages after which nobody comes back to the column (CASC-003, CASC-004); one hotel's page after another is CASC-002. */
const leftPages: readonly unknown[] = ['hoteldetail', 'checkout_ancillaries'];

/** Which column of the cascade is selected. After a reset it is the first. */
export function reduceCascade(state: CascadeState, action: ClientAction): CascadeState {
  switch (action.type) {
    case 'SELECT_CASCADE_COLUMN':
      return { selectedCascadeColumn: (action as SelectColumn).column };
    case 'PAGE_CHANGED':
      return leftPages.includes((action as { from?: unknown }).from) ? initial : state;
    case 'START_OVER':
      return initial;
    default:
      return state;
  }
}

export const cascadeSlice = defineSlice<CascadeState>({ key: 'cascade', initial, reduce: reduceCascade });

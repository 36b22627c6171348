import { type ClientAction, defineSlice } from '../../../site/client-store.ts';

/** Centre and zoom level of the map. */
export interface MapCenter {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** What is open and pointed at on the map of results (MAP-007). Hotels are named by their giata id. */
export interface MapState {
  /** The map fills the window. */
  readonly isOpen: boolean;
  /** Where the visitor moved the map; null while it shows the hotels of the list. */
  readonly center: MapCenter | null;
  /** Pointed at in list or map; both highlight it. */
  readonly selectedHotel: number | null;
  /** Its card is shown on the map. */
  readonly activeModalHotel: number | null;
  /** Hotel that speaks for a group which cannot be parted by going nearer; the card then lists all of the group. */
  readonly staticGroupId: number | null;
}

const initial: MapState = {
  isOpen: false,
  center: null,
  selectedHotel: null,
  activeModalHotel: null,
  staticGroupId: null,
};

/** The actions of the map (MAP-001 to MAP-006). */
export const mapActions = {
  open: () => ({ type: 'MAP_OPEN' }) as const,
  close: () => ({ type: 'MAP_CLOSE' }) as const,
  set: (state: Partial<MapState>) => ({ type: 'MAP_SET', state }) as const,
  reset: () => ({ type: 'MAP_RESET' }) as const,
  resetCenter: () => ({ type: 'MAP_RESET_CENTER' }) as const,
  setActiveModalHotel: (hotelId: number | null) => ({ type: 'MAP_SET_ACTIVE_MODAL_HOTEL', hotelId }) as const,
};

type MapAction = ReturnType<(typeof mapActions)[keyof typeof mapActions]>;

/** Another page closes the map and forgets what it pointed at; so does starting over. */
export const mapSlice = defineSlice<MapState>({ key: 'map', initial, reduce: reduceMap });

export function reduceMap(state: MapState, action: ClientAction): MapState {
  const known = action as MapAction | { readonly type: 'START_OVER' | 'PAGE_CHANGED' };
  switch (known.type) {
    case 'MAP_OPEN':
      return { ...state, isOpen: true };
    case 'MAP_CLOSE':
      return { ...state, isOpen: false, activeModalHotel: null, staticGroupId: null };
    case 'MAP_SET':
      return { ...state, ...known.state };
    case 'MAP_RESET_CENTER':
      return state.center === null ? state : { ...state, center: null };
    case 'MAP_SET_ACTIVE_MODAL_HOTEL':
      return {
        ...state,
        activeModalHotel: known.hotelId,
        selectedHotel: known.hotelId,
        staticGroupId: null,
      };
    case 'MAP_RESET':
    case 'START_OVER':
    case 'PAGE_CHANGED':
      return initial;
    default:
      return state;
  }
}

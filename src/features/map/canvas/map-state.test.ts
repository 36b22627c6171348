import { describe, expect, it } from 'vitest';
import { clientActions } from '../../../site/client-store.ts';
import { mapActions, mapSlice, reduceMap } from './map-state.ts';

const { initial } = mapSlice;
const madrid = { latitude: 40.4, longitude: -3.7, zoom: 8 };
const busy = { isOpen: true, center: madrid, selectedHotel: 7, activeModalHotel: 7, staticGroupId: 7 };

describe('map state', () => {
  it('[MAP-007] [MAP-009] begins closed, on the hotels of the list, with nothing selected', () => {
    expect(initial).toEqual({
      isOpen: false,
      center: null,
      selectedHotel: null,
      activeModalHotel: null,
      staticGroupId: null,
    });
  });

  it('[MAP-001] opens', () => {
    expect(reduceMap(initial, mapActions.open())).toEqual({ ...initial, isOpen: true });
  });

  it('[MAP-002] closes together with the card, and stays where it was', () => {
    expect(reduceMap(busy, mapActions.close())).toEqual({ ...initial, center: madrid, selectedHotel: 7 });
  });

  it('[MAP-003] takes over what is set and keeps the rest', () => {
    expect(reduceMap(busy, mapActions.set({ selectedHotel: 8 }))).toEqual({ ...busy, selectedHotel: 8 });
  });

  it('[MAP-004] is reset to its beginning', () => {
    expect(reduceMap(busy, mapActions.reset())).toEqual(initial);
  });

  it('[MAP-005] goes back to the hotels of the list', () => {
    expect(reduceMap(busy, mapActions.resetCenter())).toEqual({ ...busy, center: null });
    expect(reduceMap(initial, mapActions.resetCenter())).toBe(initial);
  });

  it('[MAP-006] shows a hotel on a card, selects it and leaves its group', () => {
    expect(reduceMap(busy, mapActions.setActiveModalHotel(9))).toEqual({
      ...busy,
      selectedHotel: 9,
      activeModalHotel: 9,
      staticGroupId: null,
    });
    expect(reduceMap(busy, mapActions.setActiveModalHotel(null)).activeModalHotel).toBeNull();
  });

  it('forgets all on another page and when starting over', () => {
    expect(reduceMap(busy, clientActions.startOver())).toEqual(initial);
    expect(reduceMap(busy, clientActions.changePage('resultlist', 'hoteldetail'))).toEqual(initial);
  });

  it('leaves what is none of its business', () => {
    expect(reduceMap(busy, { type: 'SOMETHING_ELSE' })).toBe(busy);
  });
});

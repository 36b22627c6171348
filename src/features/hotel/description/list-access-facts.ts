import type { Accessibility } from '../../../domain/search/catalogue.ts';

/** One thing said about getting around; `count` and `centimetres` carry their number, null is not known. */
export type AccessFact =
  | {
      readonly fact: 'stepFreeEntrance' | 'lift' | 'accessibleBathroom';
      readonly kind: 'yesNo';
      readonly value: boolean | null;
    }
  | { readonly fact: 'doorWidth'; readonly kind: 'centimetres'; readonly value: number | null }
  | { readonly fact: 'accessibleRooms'; readonly kind: 'count'; readonly value: number | null };

/**
 * Step-free access as the hotel reports it, in the order of a guest's way: in, up, through, to the room (HOTEL-032).
 */
export function listAccessFacts(accessibility: Accessibility): readonly AccessFact[] {
  return [
    { fact: 'stepFreeEntrance', kind: 'yesNo', value: accessibility.stepFreeEntrance },
    { fact: 'lift', kind: 'yesNo', value: accessibility.lift },
    { fact: 'doorWidth', kind: 'centimetres', value: accessibility.doorWidth },
    { fact: 'accessibleBathroom', kind: 'yesNo', value: accessibility.accessibleBathroom },
    { fact: 'accessibleRooms', kind: 'count', value: accessibility.accessibleRooms },
  ];
}

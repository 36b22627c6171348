import { defineStates } from '../../domain/states/state-table.ts';

/**
 * The states of a consent to a list, and the moves between them. Who agrees again has a consent of its own.
 * - `pending`: asked for, the link of the mail was not followed yet · `confirmed`: the address gets the list
 * - `ended`: left, renewed by a later one, moved to another address, refused by the vendor, or needless
 */
export const consentStates = defineStates('consent', {
  pending: ['confirmed', 'ended'],
  confirmed: ['ended'],
  ended: [],
});

export type ConsentState = (typeof consentStates.states)[number];

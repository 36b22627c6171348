import { defineStates } from '../../domain/states/state-table.ts';

/**
 * The states of a price alert. `pending`: asked for, until its link confirms it; one that nobody confirms is deleted · `active`: its price is looked up ·
 * `ended`: by its reader, by itself, by another one for the same trip, or because its address refuses mails.
 */
export const alertStates = defineStates('price alert', {
  pending: ['active', 'ended'],
  active: ['ended'],
  ended: [],
});

export type AlertState = (typeof alertStates.states)[number];

/** The states of a mail about one. `taken` by the mail server · `refused` by it · `needless`: it would not say the truth any more. */
export const alertMailStates = defineStates('mail about a price', {
  due: ['taken', 'refused', 'needless'],
  taken: [],
  refused: [],
  needless: [],
});

export type AlertMailState = (typeof alertMailStates.states)[number];

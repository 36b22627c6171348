import type { LiveSupply } from './supply-port.ts';

/** Calls to the supplier that can go wrong on purpose: all of them. */
export const LIVE_CALLS = [
  'verify',
  'hold',
  'confirm',
  'holdChange',
  'confirmChange',
  'release',
  'quoteCancellation',
  'cancel',
  'extras',
] as const satisfies readonly (keyof LiveSupply)[];

export type LiveCall = (typeof LIVE_CALLS)[number];

export type RefusalOf<Call extends LiveCall> = Extract<
  Awaited<ReturnType<LiveSupply[Call]>>,
  { readonly outcome: 'refused' }
>['reason'];

/**
 * How a call goes wrong on purpose, until the switch is turned back:
 * - `slow`: the request arrives so many milliseconds late
 * - `lost`: the request never arrives
 * - `lost-answer`: it is done, but the answer never arrives
 * - `duplicated`: the request arrives twice at once
 * - `refused`: nothing is done, and the reason is given
 * - `unknown`: nothing is done, and the answer makes no sense
 * - `repriced`: the offer that is answered costs so many per cent more, less where negative
 */
export type SupplyFault<Reason extends string = string> =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'repriced'; readonly perCent: number }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' };

/** Switches by kind of call. The owner of the object sets them; each call reads its switch when it starts. */
export type SupplyFaults = { [Call in LiveCall]?: SupplyFault<RefusalOf<Call>> };

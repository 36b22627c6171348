import type { ChosenExtra } from '../../../domain/extras/extra.ts';

/** What an extra is, whatever offer it belongs to: its id and price are those of one offer. */
type Identity = Pick<ChosenExtra, 'kind' | 'variant' | 'leg'>;

/** Whether two offers have the same thing on the same leg. */
export function isSameExtra(one: Identity, other: Identity): boolean {
  return one.kind === other.kind && one.variant === other.variant && one.leg === other.leg;
}

import type { Words } from '../parts/words.ts';

/** Leads back to the search somebody made last on this device; hidden where there is none (MOD-038, MOD-039). */
export interface LastSearchTeaserProps {
  /** 'Pick up where you left off' when not said. */
  readonly headline?: Words;
  readonly buttonText?: Words;
}

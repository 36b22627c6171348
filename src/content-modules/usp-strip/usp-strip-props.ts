import type { Words } from '../parts/words.ts';

/** MOD-061, with the keys of MOD-062. */
export const USP_ICONS = ['tripadvisor', 'holidaycheck', 'deposit', 'supplierFailureInsurance'] as const;

export type UspIconName = (typeof USP_ICONS)[number];

/** Reasons to book here, one quiet line (MOD-060). */
export interface UspStripProps {
  readonly usps: readonly {
    readonly icon: UspIconName;
    readonly text: Words;
    /** Not shown up to 767 px (MOD-062). */
    readonly hideOnMobile?: boolean;
  }[];
}

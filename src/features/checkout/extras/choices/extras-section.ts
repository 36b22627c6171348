import type { OfferedExtras } from './offered-extras.ts';
import type { ExtrasChooser } from './use-extras.ts';

/** What each section of the extras step chooses from, and how. */
export interface ExtrasSectionProps {
  readonly offered: OfferedExtras;
  readonly chooser: ExtrasChooser;
}

import type { OfferedExtras } from './offered-extras.ts';
import type { ExtrasSelection } from './use-extras.ts';

/** Props of each section of the extras step: the offered extras, and state and actions of choosing. */
export interface ExtrasSectionProps {
  readonly offered: OfferedExtras;
  readonly selection: ExtrasSelection;
}

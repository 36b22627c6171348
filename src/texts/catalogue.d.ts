import type { Messages } from '@lingui/core';

/** A compiled piece of a catalogue. */
export interface Catalogue {
  readonly messages: Messages;
}

import type { Brand } from '../../brands/brand.ts';
import type { Palette, Presence } from '../../features/editing/editing-calls.ts';
import type { CanvasChoice } from '../canvas/canvas-choice.ts';
import type { DraftAutosave, DraftState } from './drafts/draft-autosave.ts';
import type { CatchUp } from './drafts/use-catch-up.ts';

/** What the workspaces of composed and of value documents have in common. */
export interface WorkspaceProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly palette: Palette;
  readonly brand: Brand;
  readonly choice: CanvasChoice;
  readonly onChoice: (choice: CanvasChoice) => void;
  /** Everybody else who has the document open. */
  readonly present: readonly Presence[];
  /** What a colleague has saved meanwhile. */
  readonly catchUp: CatchUp;
  /** Module that shall be open at once. */
  readonly wanted: string | null;
  readonly onOpen: (dialog: 'preview' | 'versions' | 'publish') => void;
}

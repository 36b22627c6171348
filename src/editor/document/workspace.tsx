import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Palette } from '../../features/editing/editing-calls.ts';
import { beginChoice } from '../canvas/canvas-choice.ts';
import { useBrand, useEditor } from '../navigation/editor-context.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { ComposedWorkspace } from './composed-workspace.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftAutosave } from './drafts/draft-autosave.ts';
import { useCatchUp } from './drafts/use-catch-up.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePresence } from './use-presence.ts';
import { ValuesWorkspace } from './values-workspace.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

export interface OpenWorkspaceProps {
  readonly autosave: DraftAutosave;
  readonly palette: Palette;
  readonly wanted: string | null;
}

/** The open document: its canvas or form, and the dialogs around it. */
export function Workspace({ autosave, palette, wanted }: OpenWorkspaceProps) {
  const { language } = useEditor();
  const draftState = useSyncExternalStore(autosave.subscribe, autosave.read);
  const { document, status } = draftState;
  const brand = useBrand(document.line.brand);
  const [choice, setChoice] = useState(() => beginChoice(brand, language, window.innerWidth));
  const [open, setOpen] = useState<'preview' | 'versions' | 'publish' | null>(null);
  const catchUp = useCatchUp(autosave, open !== null);
  const present = usePresence(document.line.id, document.present, status.kind, catchUp.onHeartbeat);
  useRetryOnline(autosave);
  const close = () => setOpen(null);
  const shared: WorkspaceProps = {
    autosave,
    draftState,
    palette,
    brand,
    choice,
    present,
    catchUp,
    wanted,
    onChoice: setChoice,
    onOpen: setOpen,
  };
  const { kind } = document.line;
  return (
    <>
      {kind === 'flags' || kind === 'settings' ? (
        <ValuesWorkspace {...shared} fields={palette[kind]} />
      ) : (
        <ComposedWorkspace {...shared} />
      )}
      {status.kind === 'conflict' ? (
        <ConflictDialog autosave={autosave} draftState={draftState} theirs={status.theirs} />
      ) : null}
      {open === 'preview' ? <PreviewDialog document={document} choice={choice} onClose={close} /> : null}
      {open === 'versions' ? (
        <VersionsDialog autosave={autosave} draftState={draftState} brand={brand} onClose={close} />
      ) : null}
      {open === 'publish' ? (
        <PublishDialog autosave={autosave} draftState={draftState} brand={brand} onClose={close} />
      ) : null}
    </>
  );
}

/** Saves as soon as the browser is online again. */
function useRetryOnline(autosave: DraftAutosave): void {
  useEffect(() => {
    const retry = () => {
      if (autosave.read().status.kind === 'offline') void autosave.saveNow();
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [autosave]);
}

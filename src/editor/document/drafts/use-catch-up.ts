import { useLayoutEffect, useRef, useState } from 'react';
import { editingTimings } from '../../../defaults.ts';
import type { OpenDocument, PresenceAnswer } from '../../../features/editing/editing-calls.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import type { DraftAutosave } from './draft-autosave.ts';

/** A newer version that a colleague saved: `applied` is shown already, `pending` waits until the editor agrees. */
export interface ColleagueUpdate {
  readonly state: 'applied' | 'pending';
  readonly document: OpenDocument;
}

export interface CatchUp {
  /** Null while the server has nothing newer than what is shown. */
  readonly update: ColleagueUpdate | null;
  /** Called with each answer to the presence heartbeat, which carries the newest revision of the draft and the published version. */
  onHeartbeat(answer: Pick<PresenceAnswer, 'revision' | 'version'>): void;
  /** Shows the pending update. */
  applyUpdate(): void;
}

/**
 * Loads a colleague's newer version when nothing local is unsaved, so the next save cannot conflict. While the cursor is in
 * a field the version stays pending: it would replace what the editor is about to type in. With unsaved changes it does
 * nothing; the autosave then detects the conflict itself.
 * @param autosave holds the document as it is shown, and refuses a newer version (`catchUp`) while it has unsaved changes
 * @param isPaused true while a dialog shows the document, which must not change below it
 */
export function useCatchUp(autosave: DraftAutosave, isPaused: boolean): CatchUp {
  const { client } = useEditor();
  const [update, setUpdate] = useState<ColleagueUpdate | null>(null);
  const isLoading = useRef(false);
  const isPausedNow = useRef(isPaused);
  useLayoutEffect(() => {
    isPausedNow.current = isPaused;
  }, [isPaused]);
  const showDocument = (document: OpenDocument) => {
    const isNewer = isNewerDraft(document, autosave);
    if (autosave.catchUp(document)) setUpdate(isNewer ? { state: 'applied', document } : null);
  };
  const loadNewest = async () => {
    const { line } = autosave.read().document;
    const document = await client.open(line.id, AbortSignal.timeout(editingTimings.callTimeoutMs));
    if (isPausedNow.current) return;
    if (isNewerDraft(document, autosave) && isFieldFocused()) setUpdate({ state: 'pending', document });
    else showDocument(document);
  };
  return {
    update: update === null || isOutdated(update, autosave) ? null : update,
    onHeartbeat({ revision, version }) {
      const { document, status } = autosave.read();
      const hasChanged = revision > document.draft.revision || version !== document.line.version;
      if (!hasChanged || status.kind !== 'saved' || isPausedNow.current || isLoading.current) return;
      isLoading.current = true;
      loadNewest()
        // The next heartbeat reports the same revision again.
        .catch(() => undefined)
        .finally(() => {
          isLoading.current = false;
        });
    },
    applyUpdate() {
      if (update !== null) showDocument(update.document);
    },
  };
}

function isNewerDraft(document: OpenDocument, autosave: DraftAutosave): boolean {
  return document.draft.revision > autosave.read().document.draft.revision;
}

/** The editor's own next change ends the update: the save status takes over. */
function isOutdated({ state, document }: ColleagueUpdate, autosave: DraftAutosave): boolean {
  const { status, document: shown } = autosave.read();
  if (status.kind !== 'saved') return true;
  return state === 'applied'
    ? shown.draft.revision !== document.draft.revision
    : shown.draft.revision >= document.draft.revision;
}

function isFieldFocused(): boolean {
  const field = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
  return document.activeElement?.matches(field) === true;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { editingTimings } from '../../../defaults.ts';
import type { OpenDocument, PresenceAnswer } from '../../../features/editing/editing-calls.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import type { DraftAutosave } from './draft-autosave.ts';

/** What a colleague has saved meanwhile: shown already, or waiting while the cursor is in a field. */
export interface ColleaguesWork {
  readonly state: 'taken' | 'offered';
  readonly document: OpenDocument;
}

export interface CatchUp {
  /** Null while there is nothing newer than what is shown. */
  readonly news: ColleaguesWork | null;
  /** Called with each answer to a sign of life. */
  hear(answer: Pick<PresenceAnswer, 'revision' | 'version'>): void;
  /** Shows what is offered. */
  take(): void;
}

/**
 * Brings in what a colleague has saved or published, by itself where nothing of one's own is unsaved: who writes on top of the
 * newest has no conflict to settle. A focused field is left alone until the editor agrees.
 * @param isHeld while a dialog speaks of the document as it is
 */
export function useCatchUp(autosave: DraftAutosave, isHeld: boolean): CatchUp {
  const { client } = useEditor();
  const [news, setNews] = useState<ColleaguesWork | null>(null);
  const isLoading = useRef(false);
  const isHeldNow = useRef(isHeld);
  useLayoutEffect(() => {
    isHeldNow.current = isHeld;
  }, [isHeld]);
  const take = (document: OpenDocument) => {
    const isOther = document.draft.revision > autosave.read().document.draft.revision;
    if (autosave.catchUp(document)) setNews(isOther ? { state: 'taken', document } : null);
  };
  const loadNewest = async () => {
    const { line } = autosave.read().document;
    const document = await client.open(line.id, AbortSignal.timeout(editingTimings.callTimeoutMs));
    const isNewer = document.draft.revision > autosave.read().document.draft.revision;
    if (isHeldNow.current) return;
    if (isNewer && isWriting()) setNews({ state: 'offered', document });
    else take(document);
  };
  return {
    news: news === null || isOver(news, autosave) ? null : news,
    hear({ revision, version }) {
      const { document, status } = autosave.read();
      const isNewer = revision > document.draft.revision || version !== document.line.version;
      if (!isNewer || status.kind !== 'saved' || isHeldNow.current || isLoading.current) return;
      isLoading.current = true;
      loadNewest()
        // The next heartbeat reports it again.
        .catch(() => undefined)
        .finally(() => {
          isLoading.current = false;
        });
    },
    take() {
      if (news !== null) take(news.document);
    },
  };
}

/** One's own next change ends the news: from then on saving tells. */
function isOver({ state, document }: ColleaguesWork, autosave: DraftAutosave): boolean {
  const { status, document: shown } = autosave.read();
  if (status.kind !== 'saved') return true;
  return state === 'taken'
    ? shown.draft.revision !== document.draft.revision
    : shown.draft.revision >= document.draft.revision;
}

function isWriting(): boolean {
  const field = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
  return document.activeElement?.matches(field) === true;
}

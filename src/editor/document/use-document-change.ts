import { useState } from 'react';
import type { ChangeAnswer, FieldProblem } from '../../features/editing/editing-calls.ts';
import { EditingFailure } from '../calls/editing-client.ts';
import { goTo } from '../navigation/use-place.ts';
import type { DraftAutosave } from './drafts/draft-autosave.ts';

export type PublishError =
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Sends a change of the whole document; the server refuses it when the draft has another revision by now. */
export type ChangeSender = (revision: number) => Promise<ChangeAnswer>;

export interface DocumentChange {
  readonly isBusy: boolean;
  /** Why the last change failed; null before the first and while one runs. */
  readonly error: PublishError | null;
  readonly change: (send: ChangeSender) => Promise<void>;
}

/** Publishes, schedules, discards or unpublishes the document. Saves unsaved changes first and stops when that fails. */
export function useDocumentChange(autosave: DraftAutosave, onDone: () => void): DocumentChange {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PublishError | null>(null);
  const changeDocument = async (send: ChangeSender): Promise<PublishError | null> => {
    if (!(await autosave.saveNow())) return describeSaveError(autosave);
    const { document } = autosave.read();
    const answer = await send(document.draft.revision);
    if (answer.outcome === 'refused') return { kind: 'refused', problems: answer.problems };
    if (answer.outcome === 'conflict') return { kind: 'failed', reason: 'conflict' };
    if (answer.outcome === 'gone') goTo({ kind: 'documents', brand: document.line.brand });
    else {
      autosave.accept(answer.document);
      onDone();
    }
    return null;
  };
  const change = async (send: ChangeSender) => {
    setIsBusy(true);
    setError(null);
    try {
      setError(await changeDocument(send));
    } catch (thrown) {
      setError({ kind: 'failed', reason: thrown instanceof EditingFailure ? thrown.reason : 'failed' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, change };
}

function describeSaveError(autosave: DraftAutosave): PublishError {
  const { status } = autosave.read();
  return status.kind === 'refused'
    ? { kind: 'refused', problems: status.problems }
    : { kind: 'failed', reason: status.kind === 'conflict' ? 'conflict' : 'offline' };
}

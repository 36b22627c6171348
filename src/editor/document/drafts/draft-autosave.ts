import { editingTimings } from '../../../defaults.ts';
import type {
  ChangeAnswer,
  Draft,
  FieldProblem,
  OpenDocument,
} from '../../../features/editing/editing-calls.ts';
import { type EditingClient, EditingFailure } from '../../calls/editing-client.ts';
import type { DraftBackup } from './draft-backup.ts';
import { isSame } from './is-same.ts';
import type { DraftContent } from './merge-drafts.ts';

/**
 * State of saving:
 * - `waiting`: changed, and saved after a short rest
 * - `refused`: the content is invalid; the server stored nothing, this window still has it
 * - `conflict`: another editor saved first
 * - `offline`: stored in this browser and retried
 * - `failed`: the server rejects the save, and a retry would fail too
 */
export type SaveStatus =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'conflict'; readonly theirs: Draft };

export interface DraftState {
  /** The document of the last answer from the server. */
  readonly document: OpenDocument;
  /** The content in this window, with unsaved changes. */
  readonly content: DraftContent;
  /** The content of the last save. */
  readonly base: DraftContent;
  readonly status: SaveStatus;
  /** Increases when something other than the editor's own change replaces the content. */
  readonly round: number;
}

export interface DraftAutosave {
  read(): DraftState;
  subscribe(listener: () => void): () => void;
  /** The editor has changed something. */
  change(content: DraftContent): void;
  /** Saves unsaved changes at once; returns false when that fails. */
  saveNow(): Promise<boolean>;
  /** Shows what the server returned after publishing or restoring; discards unsaved changes. */
  accept(document: OpenDocument): void;
  /**
   * Shows the version that another editor saved or published. Returns false and changes nothing while there are unsaved
   * changes.
   */
  catchUp(document: OpenDocument): boolean;
  /** Saves the content on top of theirs, after a conflict or to restore a draft of an earlier visit. */
  resolveConflict(content: DraftContent, theirs: Draft): void;
  /** Saves the last change and stops; a change that cannot be saved stays in the browser's backup. */
  close(): void;
}

export interface DraftAutosaveOptions {
  readonly document: OpenDocument;
  readonly client: Pick<EditingClient, 'save'>;
  readonly backup: DraftBackup;
  /** Milliseconds of rest after which a change is saved. */
  readonly rest?: number;
  /** Milliseconds between two tries without a connection. */
  readonly retry?: number;
}

/** Saves a document while it is edited: after a short rest, one save at a time, and never over another editor's. */
export function createDraftAutosave(options: DraftAutosaveOptions): DraftAutosave {
  const { client, backup, rest = editingTimings.saveDelayMs, retry = editingTimings.saveRetryMs } = options;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | null = null;
  let isClosed = false;
  let state: DraftState = begin(options.document, 0);

  function show(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Where the content is the same, nothing is rendered again: canvas, focus and undo history stay. */
  function replace(document: OpenDocument): void {
    const isOther = !isSame(contentOf(document), state.content);
    const { content, round } = state;
    show(
      isOther ? begin(document, round + 1) : { document, base: content, status: { kind: 'saved' as const } },
    );
  }

  function keep(): void {
    const { revision } = state.document.draft;
    backup.write({ ...state.content, base: state.base, revision, savedAt: new Date().toISOString() });
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), milliseconds);
  }

  function save(): Promise<boolean> {
    clearTimeout(timer);
    saving ??= send().finally(() => {
      saving = null;
    });
    return saving;
  }

  async function send(): Promise<boolean> {
    const { document, content } = state;
    if (isSame(content, state.base)) {
      backup.clear();
      show({ status: { kind: 'saved' } });
      return true;
    }
    show({ status: { kind: 'saving' } });
    try {
      const request = { revision: document.draft.revision, ...content };
      return take(content, await client.save(document.line.id, request));
    } catch (error) {
      const isOffline = !(error instanceof EditingFailure) || error.reason === 'offline';
      show({ status: { kind: isOffline ? 'offline' : 'failed' } });
      if (isOffline) plan(retry);
      return false;
    }
  }

  function take(sent: DraftContent, answer: ChangeAnswer): boolean {
    if (answer.outcome === 'conflict') {
      show({ status: { kind: 'conflict', theirs: answer.theirs } });
      return false;
    }
    if (answer.outcome === 'gone') throw new EditingFailure('missing', 'The document is no more');
    const isNewer = state.content !== sent;
    if (answer.outcome === 'refused') {
      show({ status: isNewer ? { kind: 'waiting' } : { kind: 'refused', problems: answer.problems } });
      if (isNewer) plan(rest);
      return false;
    }
    show({
      document: answer.document,
      base: sent,
      status: { kind: isNewer ? 'waiting' : 'saved' },
    });
    if (isNewer) {
      keep();
      plan(rest);
    } else backup.clear();
    return true;
  }

  async function finish(): Promise<void> {
    if (saving !== null) await saving;
    if (state.status.kind === 'waiting') await save();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(content) {
      if (isSame(content, state.content)) return;
      const canSchedule = state.status.kind !== 'conflict' && state.status.kind !== 'saving';
      show({ content, ...(canSchedule ? { status: { kind: 'waiting' } } : {}) });
      keep();
      if (canSchedule) plan(rest);
    },
    async saveNow() {
      if (saving !== null) await saving;
      return state.status.kind === 'conflict' ? false : save();
    },
    accept(document) {
      clearTimeout(timer);
      backup.clear();
      replace(document);
    },
    catchUp(document) {
      if (state.status.kind !== 'saved') return false;
      replace(document);
      return true;
    },
    resolveConflict(content, theirs) {
      const document = { ...state.document, draft: theirs };
      const base = { slug: theirs.slug, body: theirs.body };
      show({ document, base, content, status: { kind: 'waiting' }, round: state.round + 1 });
      keep();
      plan(0);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      void finish();
    },
  };
}

function begin(document: OpenDocument, round: number): DraftState {
  const content = contentOf(document);
  return { document, content, base: content, status: { kind: 'saved' }, round };
}

const contentOf = ({ draft: { slug, body } }: OpenDocument): DraftContent => ({ slug, body });

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
import type { Content } from './merge-drafts.ts';

/**
 * State of the work:
 * - `waiting`: changed, and saved after a short rest
 * - `refused`: something does not fit; nothing is lost and nothing was written
 * - `conflict`: another editor has saved meanwhile
 * - `offline`: stored in this browser and retried
 * - `failed`: the server does not take it and would not the next time either
 */
export type SaveStatus =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'conflict'; readonly theirs: Draft };

export interface DraftState {
  /** As the server last said. */
  readonly document: OpenDocument;
  /** As it is now, in this window. */
  readonly content: Content;
  /** What the content began from: the last save. */
  readonly base: Content;
  readonly status: SaveStatus;
  /** Increases when something other than the editor's own change replaces the content. */
  readonly round: number;
}

export interface DraftAutosave {
  read(): DraftState;
  subscribe(listener: () => void): () => void;
  /** The editor has changed something. */
  change(content: Content): void;
  /** Saves at once what is not saved; false where it could not. */
  saveNow(): Promise<boolean>;
  /** The server has changed the document otherwise: published, restored. Unsaved work is gone. */
  accept(document: OpenDocument): void;
  /**
   * Another editor has saved or published: shows their content from now on. False, and nothing is done, where there is
   * unsaved work.
   */
  catchUp(document: OpenDocument): boolean;
  /** After a conflict: saves the chosen content on top of theirs. */
  settle(content: Content, theirs: Draft): void;
  /** Saves what was changed last, and no more; what cannot be saved now stays in the browser. */
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
    backup.write({ ...state.content, base: state.base, revision, at: new Date().toISOString() });
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

  function take(sent: Content, answer: ChangeAnswer): boolean {
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
      const isSettled = state.status.kind !== 'conflict' && state.status.kind !== 'saving';
      show({ content, ...(isSettled ? { status: { kind: 'waiting' } } : {}) });
      keep();
      if (isSettled) plan(rest);
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
    settle(content, theirs) {
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

const contentOf = ({ draft: { slug, body } }: OpenDocument): Content => ({ slug, body });

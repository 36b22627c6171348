import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  ChangeAnswer,
  Draft,
  OpenDocument,
  SaveRequest,
} from '../../../features/editing/editing-calls.ts';
import { EditingFailure } from '../../calls/editing-client.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import { createDraftBackup, type DraftBackupEntry } from './draft-backup.ts';
import type { DraftContent } from './merge-drafts.ts';

const content = (text: string): DraftContent => ({
  slug: 'kreta',
  body: { modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: [{ de: text }] } }] },
});

function draftOf(text: string, revision: number): Draft {
  return { ...content(text), revision, editedBy: null, editedAt: null };
}

function documentOf(text: string, revision: number): OpenDocument {
  const line = { id: 'd', brand: 'abendmeer', kind: 'page', slug: 'kreta' } as OpenDocument['line'];
  return { line, draft: draftOf(text, revision), versions: [], present: [], schedule: null, linkedFrom: [] };
}

/** A server that answers saves with the given results, one after another, and otherwise saves. */
function openAutosave(...answers: readonly (ChangeAnswer | EditingFailure)[]) {
  const sent: SaveRequest[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const backup = createDraftBackup(storage, 'me', 'd');
  const autosave = createDraftAutosave({
    document: documentOf('first', 1),
    backup,
    client: {
      async save(_documentId, request) {
        const answer = answers[sent.length];
        sent.push(request);
        if (answer instanceof EditingFailure) throw answer;
        const document = documentOf('', request.revision + 1);
        return (
          answer ?? {
            outcome: 'done',
            document: {
              ...document,
              draft: { ...document.draft, ...request, revision: request.revision + 1 },
            },
          }
        );
      },
    },
  });
  return { autosave, sent, backup };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('draft autosave', () => {
  test('saves once, a second after the last change', async () => {
    const { autosave, sent, backup } = openAutosave();
    autosave.change(content('second'));
    await vi.advanceTimersByTimeAsync(999);
    autosave.change(content('third'));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    expect(autosave.read().status.kind).toBe('waiting');
    expect(backup.read()).toMatchObject(content('third'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ revision: 1, ...content('third') }]);
    expect(autosave.read().status.kind).toBe('saved');
    expect(backup.read()).toBeNull();
  });

  test('saves what came while it saved on top of that save', async () => {
    const { autosave, sent } = openAutosave();
    autosave.change(content('second'));
    const saved = autosave.saveNow();
    autosave.change(content('third'));
    await saved;
    expect(autosave.read().status.kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(autosave.read().status.kind).toBe('saved');
  });

  test('does not save what has been taken back', async () => {
    const { autosave, sent, backup } = openAutosave();
    autosave.change(content('second'));
    autosave.change(content('first'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    expect(backup.read()).toBeNull();
  });

  test('stores the draft and retries while there is no connection', async () => {
    const { autosave, sent, backup } = openAutosave(
      new EditingFailure('offline', 'no line'),
      new EditingFailure('offline', 'no line'),
    );
    autosave.change(content('second'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.read().status.kind).toBe('offline');
    expect(backup.read()).toMatchObject<Partial<DraftBackupEntry>>({ ...content('second'), revision: 1 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(autosave.read().status.kind).toBe('saved');
    expect(backup.read()).toBeNull();
  });

  test('says what is refused and tries again with the next change', async () => {
    const problems = [{ moduleId: 'a', path: ['paragraphs', 0, 'de'], problem: 'editing.problem.missing' }];
    const { autosave, sent, backup } = openAutosave({ outcome: 'refused', problems });
    autosave.change(content(''));
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.read().status).toEqual({ kind: 'refused', problems });
    expect(backup.read()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    autosave.change(content('whole'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.read().status.kind).toBe('saved');
  });

  test('never overwrites what another editor has saved', async () => {
    const theirs = draftOf('theirs', 5);
    const { autosave, sent } = openAutosave({ outcome: 'conflict', theirs });
    autosave.change(content('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.read().status).toEqual({ kind: 'conflict', theirs });
    autosave.change(content('mine and more'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await autosave.saveNow()).toBe(false);
    expect(sent).toHaveLength(1);
    autosave.resolveConflict(content('mine and more'), theirs);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ revision: 5, ...content('mine and more') });
    expect(autosave.read()).toMatchObject({ status: { kind: 'saved' }, round: 1 });
  });

  test('takes what was restored or published, and forgets its own', () => {
    const { autosave, backup } = openAutosave();
    autosave.change(content('second'));
    autosave.accept(documentOf('restored', 9));
    expect(autosave.read()).toMatchObject({
      content: content('restored'),
      status: { kind: 'saved' },
      round: 1,
    });
    expect(backup.read()).toBeNull();
  });

  test('renders nothing again where the published content is already shown', () => {
    const { autosave } = openAutosave();
    autosave.accept(documentOf('first', 2));
    expect(autosave.read()).toMatchObject({ document: { draft: { revision: 2 } }, round: 0 });
  });

  test('shows what a colleague has saved while nothing is unsaved, and begins from it', async () => {
    const { autosave, sent } = openAutosave();
    expect(autosave.catchUp(documentOf('theirs', 4))).toBe(true);
    expect(autosave.read()).toMatchObject({
      content: content('theirs'),
      status: { kind: 'saved' },
      round: 1,
    });
    autosave.change(content('mine on top'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ revision: 4, ...content('mine on top') }]);
  });

  test('does not replace unsaved work with what a colleague has saved', async () => {
    const { autosave, sent } = openAutosave();
    autosave.change(content('mine'));
    expect(autosave.catchUp(documentOf('theirs', 4))).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ revision: 1, ...content('mine') }]);
  });

  test('renders nothing again where a colleague has published what is shown', () => {
    const { autosave } = openAutosave();
    expect(autosave.catchUp(documentOf('first', 1))).toBe(true);
    expect(autosave.read()).toMatchObject({ content: content('first'), round: 0 });
  });

  test('saves what was changed last once it is closed', async () => {
    const { autosave, sent, backup } = openAutosave();
    autosave.change(content('second'));
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change(content('third'));
    autosave.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => body)).toEqual([content('second').body, content('third').body]);
    expect(backup.read()).toBeNull();
  });

  test('saves after the save that is on its way what was changed meanwhile, though it is closed', async () => {
    const { autosave, sent, backup } = openAutosave();
    autosave.change(content('second'));
    void autosave.saveNow();
    autosave.change(content('third'));
    autosave.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ revision, body }) => ({ revision, body }))).toEqual([
      { revision: 1, body: content('second').body },
      { revision: 2, body: content('third').body },
    ]);
    expect(backup.read()).toBeNull();
  });

  test('does not retry after it is closed, and stores unsaved changes', async () => {
    const { autosave, sent, backup } = openAutosave(new EditingFailure('offline', 'no connection'));
    autosave.change(content('second'));
    autosave.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(backup.read()).toMatchObject(content('second'));
  });
});

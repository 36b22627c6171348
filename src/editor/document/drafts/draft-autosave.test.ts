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
import type { Content } from './merge-drafts.ts';

const content = (text: string): Content => ({
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
function openKeeper(...answers: readonly (ChangeAnswer | EditingFailure)[]) {
  const sent: SaveRequest[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const backup = createDraftBackup(storage, 'me', 'd');
  const keeper = createDraftAutosave({
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
  return { keeper, sent, backup };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('draft keeper', () => {
  test('saves once, a second after the last change', async () => {
    const { keeper, sent, backup } = openKeeper();
    keeper.change(content('second'));
    await vi.advanceTimersByTimeAsync(999);
    keeper.change(content('third'));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    expect(keeper.read().status.kind).toBe('waiting');
    expect(backup.read()).toMatchObject(content('third'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ revision: 1, ...content('third') }]);
    expect(keeper.read().status.kind).toBe('saved');
    expect(backup.read()).toBeNull();
  });

  test('saves what came while it saved on top of that save', async () => {
    const { keeper, sent } = openKeeper();
    keeper.change(content('second'));
    const saved = keeper.saveNow();
    keeper.change(content('third'));
    await saved;
    expect(keeper.read().status.kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(keeper.read().status.kind).toBe('saved');
  });

  test('does not save what has been taken back', async () => {
    const { keeper, sent, backup } = openKeeper();
    keeper.change(content('second'));
    keeper.change(content('first'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    expect(backup.read()).toBeNull();
  });

  test('keeps the work and tries again while there is no connection', async () => {
    const { keeper, sent, backup } = openKeeper(
      new EditingFailure('offline', 'no line'),
      new EditingFailure('offline', 'no line'),
    );
    keeper.change(content('second'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.read().status.kind).toBe('offline');
    expect(backup.read()).toMatchObject<Partial<DraftBackupEntry>>({ ...content('second'), revision: 1 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(keeper.read().status.kind).toBe('saved');
    expect(backup.read()).toBeNull();
  });

  test('says what is refused and tries again with the next change', async () => {
    const problems = [{ moduleId: 'a', path: ['paragraphs', 0, 'de'], problem: 'editing.problem.missing' }];
    const { keeper, sent, backup } = openKeeper({ outcome: 'refused', problems });
    keeper.change(content(''));
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.read().status).toEqual({ kind: 'refused', problems });
    expect(backup.read()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    keeper.change(content('whole'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.read().status.kind).toBe('saved');
  });

  test('never overwrites what another editor has saved', async () => {
    const theirs = draftOf('theirs', 5);
    const { keeper, sent } = openKeeper({ outcome: 'conflict', theirs });
    keeper.change(content('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.read().status).toEqual({ kind: 'conflict', theirs });
    keeper.change(content('mine and more'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await keeper.saveNow()).toBe(false);
    expect(sent).toHaveLength(1);
    keeper.settle(content('mine and more'), theirs);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ revision: 5, ...content('mine and more') });
    expect(keeper.read()).toMatchObject({ status: { kind: 'saved' }, round: 1 });
  });

  test('takes what was restored or published, and forgets its own', () => {
    const { keeper, backup } = openKeeper();
    keeper.change(content('second'));
    keeper.accept(documentOf('restored', 9));
    expect(keeper.read()).toMatchObject({
      content: content('restored'),
      status: { kind: 'saved' },
      round: 1,
    });
    expect(backup.read()).toBeNull();
  });

  test('renders nothing again where the published content is already shown', () => {
    const { keeper } = openKeeper();
    keeper.accept(documentOf('first', 2));
    expect(keeper.read()).toMatchObject({ document: { draft: { revision: 2 } }, round: 0 });
  });

  test('shows what a colleague has saved while nothing is unsaved, and begins from it', async () => {
    const { keeper, sent } = openKeeper();
    expect(keeper.catchUp(documentOf('theirs', 4))).toBe(true);
    expect(keeper.read()).toMatchObject({ content: content('theirs'), status: { kind: 'saved' }, round: 1 });
    keeper.change(content('mine on top'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ revision: 4, ...content('mine on top') }]);
  });

  test('does not replace unsaved work with what a colleague has saved', async () => {
    const { keeper, sent } = openKeeper();
    keeper.change(content('mine'));
    expect(keeper.catchUp(documentOf('theirs', 4))).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ revision: 1, ...content('mine') }]);
  });

  test('renders nothing again where a colleague has published what is shown', () => {
    const { keeper } = openKeeper();
    expect(keeper.catchUp(documentOf('first', 1))).toBe(true);
    expect(keeper.read()).toMatchObject({ content: content('first'), round: 0 });
  });

  test('saves what was changed last once it is closed', async () => {
    const { keeper, sent, backup } = openKeeper();
    keeper.change(content('second'));
    await vi.advanceTimersByTimeAsync(1000);
    keeper.change(content('third'));
    keeper.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => body)).toEqual([content('second').body, content('third').body]);
    expect(backup.read()).toBeNull();
  });

  test('saves after the save that is on its way what was changed meanwhile, though it is closed', async () => {
    const { keeper, sent, backup } = openKeeper();
    keeper.change(content('second'));
    void keeper.saveNow();
    keeper.change(content('third'));
    keeper.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ revision, body }) => ({ revision, body }))).toEqual([
      { revision: 1, body: content('second').body },
      { revision: 2, body: content('third').body },
    ]);
    expect(backup.read()).toBeNull();
  });

  test('does not try again once it is closed, and keeps what is unsaved', async () => {
    const { keeper, sent, backup } = openKeeper(new EditingFailure('offline', 'no connection'));
    keeper.change(content('second'));
    keeper.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(backup.read()).toMatchObject(content('second'));
  });
});

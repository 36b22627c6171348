import { describe, expect, it } from 'vitest';
import { createDraftBackup, type DraftBackupEntry } from './draft-backup.ts';

const entry: DraftBackupEntry = {
  slug: 'kreta',
  body: { modules: [{ type: 'textBlock', id: '1', props: {} }] },
  base: { slug: '', body: {} },
  revision: 3,
  savedAt: '2026-11-21T12:00:00.000Z',
};

function openBackup() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const backup = createDraftBackup(storage, 'mira', 'home');
  return { backup, store: (text: string) => storage.setItem('editor mira home', text), storage };
}

describe('draft backup', () => {
  it('gives back what was written, until it is cleared', () => {
    const { backup } = openBackup();
    expect(backup.read()).toBeNull();
    expect(backup.write(entry)).toBe(true);
    expect(backup.read()).toEqual(entry);
    backup.clear();
    expect(backup.read()).toBeNull();
  });

  it('keeps the work of another person and of another document apart', () => {
    const { backup, storage } = openBackup();
    backup.write(entry);
    expect(createDraftBackup(storage, 'noa', 'home').read()).toBeNull();
    expect(createDraftBackup(storage, 'mira', 'crete').read()).toBeNull();
  });

  it.each([
    ['broken JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no revision', JSON.stringify({ ...entry, revision: undefined })],
    ['a revision that is no integer', JSON.stringify({ ...entry, revision: 1.5 })],
    ['no moment', JSON.stringify({ ...entry, savedAt: undefined })],
    ['a moment that is none', JSON.stringify({ ...entry, savedAt: 'today' })],
    ['no slug', JSON.stringify({ ...entry, slug: null })],
    ['no body', JSON.stringify({ ...entry, body: null })],
    ['modules that are none', JSON.stringify({ ...entry, body: { modules: ['textBlock'] } })],
    ['a base without a body', JSON.stringify({ ...entry, base: { slug: '' } })],
  ])('has nothing where the browser holds %s', (_, text) => {
    const { backup, store } = openBackup();
    store(text);
    expect(backup.read()).toBeNull();
  });

  it('says so where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { getItem: refuse, setItem: refuse, removeItem: () => undefined };
    const backup = createDraftBackup(full, 'mira', 'home');
    expect([backup.read(), backup.write(entry)]).toEqual([null, false]);
  });
});

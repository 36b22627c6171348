import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  buildPageBody,
  buildTextBlock,
  type EditingFixture,
  openEditingFixture,
  requireDone,
} from '../../../tests/factories/editing-fixture.ts';
import type { ChangeAnswer, DraftBody } from './editing-calls.ts';

let database: TestDatabase;
let room: EditingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from content_document');
  await database.pool.query('delete from content_draft');
  room = await openEditingFixture(database.db);
});
afterAll(() => database.drop());

const problemsOf = (answer: ChangeAnswer | null) => {
  if (answer?.outcome !== 'refused') throw new Error(`Not refused: ${JSON.stringify(answer)}`);
  return answer.problems;
};
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('[MILES-003] [MILES-005] a miles badge with another number than the brand’s is refused at the field', async () => {
  const { line, draft } = await room.createPage('meilen');
  const badge = (props: object) => ({
    type: 'milesBadge',
    id: 'miles',
    props: { earnRateRegular: 1, earnRateBoost: 3, ...props },
  });
  const save = (props: object, revision: number) =>
    room.service.save(
      line.id,
      { revision, slug: 'meilen', body: { ...draft.body, modules: [badge(props)] } },
      room.mira,
    );
  expect(problemsOf(await save({ rate: 199 }, draft.revision))).toEqual([
    { moduleId: 'miles', path: ['rate'], problem: 'editing.problem.otherThanBrand' },
  ]);
  const saved = requireDone(await save({ rate: 200, minimumPointsFee: 7500 }, draft.revision));
  expect((await save({}, saved.draft.revision))?.outcome).toBe('done');
});

describe('a new document', () => {
  test('is a draft that no visitor sees, with its title for a description', async () => {
    const id = randomUUID();
    const request = {
      ...({ id, brand: 'abendmeer', kind: 'page', slug: 'kreta' } as const),
      title: { de: 'Kreta' },
      copyOf: null,
    };
    const { line, draft } = requireDone(await room.service.create(request, room.mira));
    expect(line).toMatchObject({ id, slug: 'kreta', state: 'draft', version: null, editedBy: 'Mira' });
    expect(line.missing).toEqual({ en: 2, it: 2, es: 2, fr: 2 });
    expect(draft).toMatchObject({
      revision: 1,
      body: { meta: { title: { de: 'Kreta' }, description: { de: 'Kreta' } }, modules: [] },
    });
    expect(await count('content_document')).toBe(0);
  });

  test('is made once though its request comes twice', async () => {
    const request = {
      ...({ id: randomUUID(), brand: 'abendmeer', kind: 'page', slug: 'kreta' } as const),
      title: { de: 'Kreta' },
      copyOf: null,
    };
    const answers = await Promise.all([1, 2].map(() => room.service.create(request, room.mira)));
    expect(answers.map((answer) => answer?.outcome)).toEqual(['done', 'done']);
    expect(await count('content_draft')).toBe(1);
  });

  test('can hold what another one holds, for another brand too', async () => {
    const { line } = await room.publishPage('kreta');
    const copied = await room.service.create(
      { id: randomUUID(), brand: 'tagwind', kind: 'page', slug: 'creta', title: null, copyOf: line.id },
      room.mira,
    );
    expect(requireDone(copied).draft.body).toEqual(buildPageBody('kreta'));
  });

  test('copies nothing that is not there, or of another kind', async () => {
    const { line } = await room.publishPage('kreta');
    const copy = (copyOf: string, kind: 'page' | 'footer', slug: string) =>
      room.service.create({ id: randomUUID(), brand: 'tagwind', kind, slug, title: null, copyOf }, room.mira);
    for (const answer of [await copy(randomUUID(), 'page', 'creta'), await copy(line.id, 'footer', '')])
      expect(problemsOf(answer)).toEqual([
        { moduleId: null, path: ['copyOf'], problem: 'editing.problem.invalid' },
      ]);
  });

  test.each(['notices', 'flags', 'settings'] as const)(
    'of kind %s is the only one of its brand',
    async (kind) => {
      const create = (brand: string) =>
        room.service.create(
          { id: randomUUID(), brand, kind, slug: '', title: null, copyOf: null },
          room.mira,
        );
      expect((await create('abendmeer'))?.outcome).toBe('done');
      expect((await create('tagwind'))?.outcome).toBe('done');
      expect(problemsOf(await create('abendmeer'))).toEqual([
        { moduleId: null, path: ['slug'], problem: 'editing.problem.slugTaken' },
      ]);
    },
  );
});

describe('an address', () => {
  const rename = async (slug: string) => {
    const { line, draft } = await room.createPage('kreta');
    return room.service.save(line.id, { revision: draft.revision, slug, body: draft.body }, room.mira);
  };

  test.each([
    ['[ROUTE-008] a fixed path', 'search', 'slugReserved'],
    ['[ROUTE-008] a call', 'graphql', 'slugReserved'],
    ['two segments', 'kreta/sued', 'slugShape'],
    ['capitals', 'Kreta', 'slugShape'],
    ['101 characters', 'a'.repeat(101), 'slugShape'],
    ['nothing, which is the home page’s', '', 'slugShape'],
  ])('that is %s is refused', async (_, slug, problem) => {
    expect(problemsOf(await rename(slug))).toEqual([
      { moduleId: null, path: ['slug'], problem: `editing.problem.${problem}` },
    ]);
  });

  test('of 100 characters is taken', async () => {
    expect((await rename('a'.repeat(100)))?.outcome).toBe('done');
  });

  test('that another page has, or wants in its draft, is refused', async () => {
    await room.publishPage('malta');
    await room.createPage('samos');
    expect(problemsOf(await rename('malta'))[0]?.problem).toBe('editing.problem.slugTaken');
    await database.pool.query(`delete from content_draft where slug = 'kreta'`);
    expect(problemsOf(await rename('samos'))[0]?.problem).toBe('editing.problem.slugTaken');
  });

  test('that two want at the same moment is one’s', async () => {
    const first = await room.createPage('malta');
    const second = await room.createPage('samos');
    const answers = await Promise.all(
      [first, second].map(({ line, draft }) =>
        room.service.save(line.id, { revision: draft.revision, slug: 'kos', body: draft.body }, room.mira),
      ),
    );
    expect(answers.map((answer) => answer?.outcome).sort()).toEqual(['done', 'refused']);
  });

  test('of the home page stays its own', async () => {
    const { line, draft } = await room.publishPage('');
    const { revision, body } = draft;
    const moved = await room.service.save(line.id, { revision, slug: 'start', body }, room.mira);
    expect(problemsOf(moved)[0]?.problem).toBe('editing.problem.slugOfHome');
  });
});

describe('saving', () => {
  const write = (text: string): DraftBody => buildPageBody('kreta', text);

  test('is refused when another editor has saved meanwhile: the answer returns their state, which stays', async () => {
    const { line, draft } = await room.createPage('kreta');
    const save = (text: string, editor = room.mira) =>
      room.service.save(line.id, { revision: draft.revision, slug: 'kreta', body: write(text) }, editor);
    requireDone(await save('Von Jonas.', room.jonas));
    const answer = await save('Von Mira.');
    expect(answer).toMatchObject({
      outcome: 'conflict',
      theirs: { revision: draft.revision + 1, editedBy: 'Jonas', body: write('Von Jonas.') },
    });
    expect((await room.service.open(line.id, room.mira))?.draft.body).toEqual(write('Von Jonas.'));
  });

  test('at the same moment by two stores one and refuses the other', async () => {
    const { line, draft } = await room.createPage('kreta');
    const answers = await Promise.all(
      [room.mira, room.jonas].map((editor) =>
        room.service.save(
          line.id,
          { revision: draft.revision, slug: 'kreta', body: write(`Von ${editor.name}.`) },
          editor,
        ),
      ),
    );
    expect(answers.map((answer) => answer?.outcome).sort()).toEqual(['conflict', 'done']);
  });

  test('whose response was lost succeeds when it is retried', async () => {
    const { line, draft } = await room.createPage('kreta');
    const request = { revision: draft.revision, slug: 'kreta', body: write('Neu.') };
    const first = requireDone(await room.service.save(line.id, request, room.mira));
    const again = requireDone(await room.service.save(line.id, request, room.mira));
    expect(again.draft).toEqual(first.draft);
  });

  test('what is published already makes no draft', async () => {
    const { line, draft } = await room.publishPage('kreta');
    const { revision, body } = draft;
    const saved = requireDone(await room.service.save(line.id, { revision, slug: 'kreta', body }, room.mira));
    expect(saved.line).toMatchObject({ state: 'published', editedBy: null });
    expect(await count('content_draft')).toBe(0);
  });

  test('never accepts a revision from before another editor’s draft was published', async () => {
    const { line, draft } = await room.publishPage('kreta');
    const begun = draft.revision;
    const theirs = requireDone(
      await room.service.save(
        line.id,
        { revision: begun, slug: 'kreta', body: write('Von Jonas.') },
        room.jonas,
      ),
    );
    await room.service.publish(line.id, { revision: theirs.draft.revision, note: '' }, room.jonas);
    const answer = await room.service.save(
      line.id,
      { revision: begun, slug: 'kreta', body: write('Von Mira.') },
      room.mira,
    );
    expect(answer?.outcome).toBe('conflict');
  });

  test('names every field that does not fit, and writes nothing', async () => {
    const { line, draft } = await room.createPage('kreta');
    const body: DraftBody = {
      // What an editor's browser could send though no type allows it.
      meta: { title: { de: 'Kreta' }, description: {} as never },
      modules: [
        { type: 'textBlock', id: 'a', props: { paragraphs: [{ en: 'One' }], surprise: 1 } },
        { type: 'textBlock', id: 'a', props: { paragraphs: [], image: { url: 'javascript:alert(1)' } } },
        { type: 'footer', id: 'b', props: {} },
        {
          type: 'heroSlider',
          id: 'c',
          props: { slides: [{ headline: { de: 'x' }, link: '//evil.example', departureDateMinOffset: 366 }] },
        },
        buildTextBlock('Ä b', 'Text'),
      ],
    };
    const answer = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    const found = problemsOf(answer).map(({ moduleId, path, problem }) => [
      moduleId,
      path.join('.'),
      problem,
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        [null, 'meta.description.de', 'editing.problem.required'],
        ['a', 'paragraphs.0.de', 'editing.problem.required'],
        ['a', 'surprise', 'editing.problem.unknownField'],
        ['a', 'image.url', 'editing.problem.picture'],
        ['a', '', 'editing.problem.duplicateId'],
        ['b', '', 'editing.problem.wrongSlot'],
        ['c', 'slides.0.link', 'editing.problem.link'],
        ['c', 'slides.0.departureDateMinOffset', 'editing.problem.tooLarge'],
        ['Ä b', '', 'editing.problem.moduleId'],
      ]),
    );
    expect((await room.service.open(line.id, room.mira))?.draft).toEqual(draft);
  });

  test('takes 100 modules and no more', async () => {
    const { line, draft } = await room.createPage('kreta');
    const save = (modules: number) =>
      room.service.save(
        line.id,
        {
          revision: draft.revision,
          slug: 'kreta',
          body: {
            ...buildPageBody('kreta'),
            modules: Array.from({ length: modules }, (_, at) => buildTextBlock(`m${at}`, 'Text')),
          },
        },
        room.mira,
      );
    expect(problemsOf(await save(101))).toEqual([
      { moduleId: null, path: ['modules'], problem: 'editing.problem.tooManyModules' },
    ]);
    expect((await save(100))?.outcome).toBe('done');
  });

  test.each([
    ['a zero character', { type: 'future', id: 'x', props: { text: 'a\0b' } }, 'unreadable'],
    ['half a character', { type: 'future', id: 'x', props: { text: 'a\ud800' } }, 'unreadable'],
    ['512 kB', { type: 'future', id: 'x', props: { text: 'a'.repeat(512 * 1024) } }, 'tooMuch'],
    ['a nest without end', { type: 'future', id: 'x', props: nest(200) }, 'unreadable'],
  ])('refuses %s as a whole', async (_, module, problem) => {
    const { line, draft } = await room.createPage('kreta');
    const body = { ...buildPageBody('kreta'), modules: [module] };
    const answer = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    expect(problemsOf(answer)).toEqual([{ moduleId: null, path: [], problem: `editing.problem.${problem}` }]);
  });

  test('keeps a module of a type that this version does not know as it was', async () => {
    const props = { text: { de: '<b>roh</b> ' }, empty: { de: '' }, list: [null, 1.5, { z: 1, a: '' }] };
    const unknown = { type: 'fromTheFuture', id: 'z', props };
    const { line, draft } = await room.createPage('kreta', {
      ...buildPageBody('kreta'),
      modules: [unknown],
    });
    // A browser of this version may have dropped what it did not understand.
    const body = {
      ...buildPageBody('kreta'),
      modules: [buildTextBlock('a', 'Neu.'), { ...unknown, props: {} }],
    };
    const saved = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    expect(requireDone(saved).draft.body.modules).toEqual([buildTextBlock('a', 'Neu.'), unknown]);
  });

  test('takes markup, unseen characters and dangerous links out of words, and languages without words', async () => {
    const { line, draft } = await room.createPage('kreta');
    const paragraph = {
      de: ' Ein <script>alert(1)</script>[Klick](javascript:alert(1)) nach [Malta](https://a.example)\u202e ',
      en: '  ',
    };
    const body = {
      ...buildPageBody('kreta'),
      modules: [{ type: 'textBlock', id: 'a', props: { headline: { de: '' }, paragraphs: [paragraph] } }],
    };
    const saved = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    expect(requireDone(saved).draft.body.modules?.[0]?.props).toEqual({
      paragraphs: [{ de: 'Ein alert(1)Klick) nach [Malta](https://a.example)' }],
    });
  });

  test('mends what words cannot be stored with', async () => {
    const { line, draft } = await room.createPage('kreta');
    const body = buildPageBody('kreta', 'Null\0 und \ud800halb');
    const saved = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    expect(requireDone(saved).draft.body).toEqual(buildPageBody('kreta', 'Null und \ufffdhalb'));
  });

  test('refuses pictures that the library cannot give', async () => {
    const key = 'upload.k3v9x0q2m7b4a8ca8c776554';
    room.unusable.set(key, 'no-alt-text');
    const { line, draft } = await room.createPage('kreta');
    const body = {
      ...buildPageBody('kreta'),
      modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: [], image: { url: key } } }],
    };
    const answer = await room.service.save(
      line.id,
      { revision: draft.revision, slug: 'kreta', body },
      room.mira,
    );
    expect(problemsOf(answer)).toEqual([
      { moduleId: 'a', path: ['image', 'url'], problem: 'editing.problem.pictureWithoutWords' },
    ]);
  });

  test('checks documents of values by their own schema', async () => {
    const id = randomUUID();
    await room.service.create(
      { id, brand: 'abendmeer', kind: 'flags', slug: '', title: null, copyOf: null },
      room.mira,
    );
    const save = (values: Record<string, unknown>) =>
      room.service.save(id, { revision: 1, slug: '', body: { values } }, room.mira);
    expect(problemsOf(await save({ favorites: 'yes', colour: 'red' }))).toEqual([
      { moduleId: null, path: ['values', 'favorites'], problem: 'editing.problem.invalid' },
      { moduleId: null, path: ['values', 'colour'], problem: 'editing.problem.unknownField' },
    ]);
    expect(requireDone(await save({ favorites: false })).draft.body).toEqual({
      modules: [],
      values: { favorites: false },
    });
  });
});

describe('links', () => {
  const saveLink = async (link: string) => {
    const { line, draft } = await room.createPage('kreta');
    const module = { type: 'textBlock', id: 'a', props: { paragraphs: [{ de: `Siehe [hier](${link}).` }] } };
    const body = { ...buildPageBody('kreta'), modules: [module] };
    return room.service.save(line.id, { revision: draft.revision, slug: 'kreta', body }, room.mira);
  };

  test.each([
    '/malta',
    '/malta?x=1#teil',
    '/de-de/malta',
    '/kreta',
    '#teil',
    '/search?destinations=5',
    '/hotel/kreta/sonne-123',
    '/favorites',
    'https://elsewhere.example/x',
    'tel:+491234',
    'mailto:a@b.example',
  ])('may lead to %s', async (link) => {
    await room.createPage('malta');
    expect((await saveLink(link))?.outcome).toBe('done');
  });

  test.each(['/atlantis', '/malta/sued', '/ajax/page-content', '/Malta', '/'])(
    'may not lead to %s, where there is nothing',
    async (link) => {
      await room.createPage('malta');
      expect(problemsOf(await saveLink(link))).toEqual([
        { moduleId: 'a', path: ['paragraphs', 0, 'de'], problem: 'editing.problem.deadLink' },
      ]);
    },
  );

  test('to the home page lead somewhere as soon as there is one', async () => {
    await room.createPage('');
    expect((await saveLink('/'))?.outcome).toBe('done');
  });
});

function nest(depth: number): Record<string, unknown> {
  let inner: Record<string, unknown> = {};
  for (let level = 0; level < depth; level += 1) inner = { inner };
  return inner;
}

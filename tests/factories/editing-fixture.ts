import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { brands } from '../../src/brands/load-brands.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import type { ChangeAnswer, DraftBody, OpenDocument } from '../../src/features/editing/editing-calls.ts';
import {
  createEditingService,
  type EditingService,
} from '../../src/features/editing/editing-service.server.ts';
import type { Editor } from '../../src/features/editing/editing-service-deps.server.ts';

export const valueSchemas = {
  flags: z.strictObject({ favorites: z.boolean().exactOptional() }),
  settings: z.strictObject({ hotline: z.string().min(1).max(40).exactOptional() }),
};

export interface EditingFixture {
  readonly service: EditingService;
  readonly clock: SettableClock;
  readonly mira: Editor;
  readonly jonas: Editor;
  readonly reported: unknown[];
  /** Pictures that the library does not give out. */
  readonly unusable: Map<string, 'missing' | 'no-alt-text'>;
  /** A page of the brand abendmeer that visitors see. */
  publishPage(slug: string, body?: DraftBody): Promise<OpenDocument>;
  createPage(slug: string, body?: DraftBody): Promise<OpenDocument>;
}

/** An editing service on a real database, with two editors and a stopped clock. */
export async function openEditingFixture(db: Db): Promise<EditingFixture> {
  const clock = settableClock('2026-11-21T12:00:00Z');
  const unusable = new Map<string, 'missing' | 'no-alt-text'>();
  const reported: unknown[] = [];
  const service = createEditingService({
    db,
    clock,
    valueSchemas,
    brands,
    listUnusablePictures: async (_, keys) =>
      keys.flatMap((key) => {
        const reason = unusable.get(key);
        return reason === undefined ? [] : [{ key, reason }];
      }),
    report: (error) => reported.push(error),
  });
  const mira = await addEditor(db, 'Mira');
  const jonas = await addEditor(db, 'Jonas');

  async function createPage(
    slug: string,
    body: DraftBody = buildPageBody(slug || 'Start'),
  ): Promise<OpenDocument> {
    const id = randomUUID();
    const title = body.meta?.title ?? { de: slug };
    const made = requireDone(
      await service.create({ id, brand: 'abendmeer', kind: 'page', slug, title, copyOf: null }, mira),
    );
    const { revision } = made.draft;
    return requireDone(await service.save(id, { revision, slug, body }, mira));
  }

  return {
    service,
    clock,
    mira,
    jonas,
    reported,
    unusable,
    createPage,
    async publishPage(slug, body) {
      const { line, draft } = await createPage(slug, body);
      return requireDone(await service.publish(line.id, { revision: draft.revision, note: '' }, mira));
    },
  };
}

async function addEditor(db: Db, name: string): Promise<Editor> {
  const { id } = await db
    .insertInto('staff')
    .values({
      email: `${name.toLowerCase()}-${randomUUID()}@editors.example`,
      name,
      role: 'publisher',
      password: '-',
      code_secret: '-',
      created_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}

/** A page with one text block. */
export function buildPageBody(title: string, text = 'Eins.'): DraftBody {
  const words = { de: title, en: title, it: title, es: title, fr: title };
  return {
    meta: { title: words, description: words },
    modules: [buildTextBlock('a', text)],
  };
}

export function buildTextBlock(id: string, text: string) {
  return { type: 'textBlock', id, props: { paragraphs: [{ de: text }] } };
}

/** The document after a change that must have been made. */
export function requireDone(answer: ChangeAnswer | null): OpenDocument {
  if (answer?.outcome !== 'done') throw new Error(`Not done: ${JSON.stringify(answer)}`);
  return answer.document;
}

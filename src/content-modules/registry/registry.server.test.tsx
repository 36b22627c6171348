import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { allComponents } from '../../app/content/all-components.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { Visit } from '../../site/visit.ts';
import { isWordsKind } from '../definition/field-shape.ts';
import type { ModuleDefinition } from '../definition/module-definition.server.ts';
import type { ModuleExample } from '../definition/module-example.ts';
import { ModuleSlot } from './module-slot.tsx';
import { findModuleDefinition, moduleRegistry } from './registry.server.ts';

const exampleFiles = import.meta.glob<{ examples: readonly ModuleExample<object>[] }>('../*/example.ts', {
  eager: true,
});

const typeOf = (path: string) =>
  (path.split('/')[1] ?? '').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

const examplesByType = Object.fromEntries(
  Object.entries(exampleFiles).map(([path, { examples }]) => [typeOf(path), examples]),
);
const types = Object.keys(moduleRegistry).sort();
const states = Object.entries(examplesByType).flatMap(([type, examples]) =>
  examples.map(({ name, props }) => [type, name, props] as const),
);

/** What an example would look like in the store: where the schema has words for people, they come in all languages. */
function localise(value: unknown, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return localise(value, schema.unwrap() as z.ZodType);
  if (isWordsKind(String(schema.meta()?.field)))
    return Object.fromEntries(LANGUAGES.map((language) => [language, value]));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => localise(item, schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const fields: Readonly<Record<string, z.ZodType>> = schema.shape;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, localise(item, fields[name] ?? z.unknown())]),
  );
}

/** What is prepared or narrowed is shown in another shape than it is stored in. */
function isShownAsStored(definition: ModuleDefinition | null): boolean {
  return definition?.prepare === undefined && definition?.narrow === undefined;
}

function renderSlot(module: ModuleInstance | null, visit: Partial<Visit> = {}): Promise<string> {
  return renderInShop(<ModuleSlot module={module} components={allComponents} />, visit);
}

describe('module registry', () => {
  test('[MOD-001] has a component and examples for every type, and none without a schema', () => {
    expect(Object.keys(allComponents).sort()).toEqual(types);
    expect(Object.keys(examplesByType).sort()).toEqual(types);
  });

  test.each(states)('renders %s in the state "%s"', async (type, _name, props) => {
    const module = { type, id: 'example', props: props as Record<string, unknown> };
    expect(await renderSlot(module)).toMatch(/^<(section|nav|footer|ul)/);
  });

  test.each(states.filter(([type]) => isShownAsStored(findModuleDefinition(type))))(
    'accepts %s in the state "%s" as an editor would store it',
    (type, _name, props) => {
      const { schema } = findModuleDefinition(type) as ModuleDefinition;
      expect(schema.safeParse(localise(props, schema)).error?.issues ?? []).toEqual([]);
    },
  );

  test('knows no type that is only a name on every object', () => {
    expect(findModuleDefinition('constructor')).toBeNull();
    expect(findModuleDefinition('textBlock')).not.toBeNull();
  });
});

describe('module slot', () => {
  const unknown = { type: 'weather', id: 'a', props: {} };

  test('shows visitors nothing of a type it does not know', async () => {
    expect(await renderSlot(unknown)).toBe('');
    expect(await renderSlot({ ...unknown, type: 'constructor' })).toBe('');
    expect(await renderSlot(null)).toBe('');
  });

  test('[EDIT-002] shows it to editors', async () => {
    expect(await renderSlot(unknown, { isEditor: true })).toContain('weather');
  });
});

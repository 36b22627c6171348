import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../tests/factories/render-in-shop.tsx';
import { LANGUAGES } from '../domain/language.ts';
import type { ModuleInstance } from '../site/module-instance.ts';
import type { Visit } from '../site/visit.ts';
import { moduleComponents } from './module-components.ts';
import type { ModuleExample } from './module-example.ts';
import { ModuleSlot } from './module-slot.tsx';
import { findModuleDefinition, moduleRegistry } from './registry.server.ts';

const exampleFiles = import.meta.glob<{ examples: readonly ModuleExample<object>[] }>('./*/example.ts', {
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

/** What an example would look like in the store: words become texts in all languages, keys stay. */
function localise(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, localise(item, name)]));
  }
  const plainKeys =
    /^(link|overrideLink|url|headlineLink|column|key|anchor|icon|layout|variant|height|colorScheme|textBlock(Position|Size)|imagePosition)$/;
  return typeof value === 'string' && !plainKeys.test(key)
    ? Object.fromEntries(LANGUAGES.map((language) => [language, value]))
    : value;
}

function renderSlot(module: ModuleInstance | null, visit: Partial<Visit> = {}): Promise<string> {
  return renderInShop(<ModuleSlot module={module} components={moduleComponents} />, visit);
}

describe('module registry', () => {
  test('[MOD-001] has a component and examples for every type, and none without a schema', () => {
    expect(Object.keys(moduleComponents).sort()).toEqual(types);
    expect(Object.keys(examplesByType).sort()).toEqual(types);
  });

  test.each(states)('renders %s in the state "%s"', async (type, _name, props) => {
    const module = { type, id: 'example', props: props as Record<string, unknown> };
    expect(await renderSlot(module)).toMatch(/^<(section|nav|footer|ul)/);
  });

  test.each(states.filter(([type]) => findModuleDefinition(type)?.prepare === undefined))(
    'accepts %s in the state "%s" as an editor would store it',
    (type, _name, props) => {
      expect(findModuleDefinition(type)?.schema.safeParse(localise(props)).error?.issues ?? []).toEqual([]);
    },
  );

  test('knows no type that is only a name on every object', () => {
    expect(findModuleDefinition('constructor')).toBeNull();
    expect(findModuleDefinition('textBlock')).not.toBeNull();
  });
});

describe('module slot', () => {
  const unknown = { type: 'countdown', id: 'a', props: {} };

  test('shows visitors nothing of a type it does not know', async () => {
    expect(await renderSlot(unknown)).toBe('');
    expect(await renderSlot({ ...unknown, type: 'constructor' })).toBe('');
    expect(await renderSlot(null)).toBe('');
  });

  test('[EDIT-002] tells editors of it', async () => {
    expect(await renderSlot(unknown, { isEditor: true })).toContain('countdown');
  });
});

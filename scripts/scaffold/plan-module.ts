import { LANGUAGES } from '../../src/domain/words/language.ts';

/** Files of a scaffold by their paths in the project: new ones and those that change, as they are to be. */
export type FilePlan = ReadonlyMap<string, string>;

/**
 * Everything that a content module consists of: a module with one headline, which renders, has a test and an example, and can be
 * placed by editors.
 * @param name kebab-case, such as `weather-box`
 * @param read text of a file of the project
 * @throws when the name is invalid or exists, or when a file has no place for the insertion
 */
export function planModule(name: string, read: (file: string) => string): FilePlan {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name of a module: use kebab-case, such as weather-box`);
  const type = name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  const component = type.charAt(0).toUpperCase() + type.slice(1);
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const folder = `src/content-modules/${name}`;
  const registry = 'src/content-modules/registry/registry.server.ts';
  const components = 'src/app/content/module-components.ts';
  const palette = 'src/editor/canvas/palette-groups.ts';
  if (read(registry).includes(`  ${type}: `)) throw new Error(`There is a module ${type} already`);

  return new Map([
    [`${folder}/schema.ts`, schemaFile(type, component, words)],
    [`${folder}/${name}.tsx`, componentFile(name, component)],
    [`${folder}/${name}.module.css`, '.headline {\n  font-size: var(--size-lead);\n}\n'],
    [`${folder}/example.ts`, exampleFile(component)],
    [`${folder}/${name}.test.tsx`, testFile(name, type, component)],
    [
      registry,
      insertAll(registry, read(registry), [
        ['import { countdownSchema }', `import { ${type}Schema } from '../${name}/schema.ts';\n`],
        [
          '} as const satisfies Record<string, ModuleDefinition>',
          `  ${type}: { schema: ${type}Schema, slots: ['main'] },\n`,
        ],
      ]),
    ],
    [
      components,
      insertAll(components, read(components), [
        ['import { Faq }', `import { ${component} } from '../../content-modules/${name}/${name}.tsx';\n`],
        ['  membershipBox: MembershipBox,', `  ${type}: ${component},\n`],
      ]),
    ],
    [palette, insertAll(palette, read(palette), [['  topNavigation: [', `  ${type}: ['text', Puzzle],\n`]])],
    ...LANGUAGES.map((language): [string, string] => {
      const file = `src/texts/${language}.po`;
      const entry = `msgid "module.${type}"\nmsgstr "${title}"\n\n`;
      return [file, insertAll(file, read(file), [['msgid "module.topNavigation"', entry]])];
    }),
  ]);
}

/** Puts each text before the first place that begins with its mark. */
function insertAll(
  file: string,
  text: string,
  insertions: readonly (readonly [mark: string, text: string])[],
) {
  return insertions.reduce((result, [mark, added]) => {
    const place = result.indexOf(mark);
    if (place < 0)
      throw new Error(`${file} has no "${mark}" any more: correct scripts/scaffold/plan-module.ts`);
    return result.slice(0, place) + added + result.slice(place);
  }, text);
}

function schemaFile(type: string, component: string, shownAs: string): string {
  return `import { z } from 'zod';
import { words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const ${type}Schema = z.strictObject({
  headline: words,
});

/** What the ${shownAs} shows. */
export type ${component}Props = PropsOf<typeof ${type}Schema>;
`;
}

function componentFile(name: string, component: string): string {
  return `import { Section } from '../../design/section.tsx';
import styles from './${name}.module.css';
import type { ${component}Props } from './schema.ts';

export function ${component}({ headline }: ${component}Props) {
  return (
    <Section>
      <h2 className={styles.headline}>{headline}</h2>
    </Section>
  );
}
`;
}

function exampleFile(component: string): string {
  return `import type { ModuleExample } from '../definition/module-example.ts';
import type { ${component}Props } from './schema.ts';

export const examples: readonly ModuleExample<${component}Props>[] = [
  { name: 'Headline', props: { headline: 'Eine Überschrift' } },
];
`;
}

function testFile(name: string, type: string, component: string): string {
  return `import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { ${component} } from './${name}.tsx';
import { ${type}Schema } from './schema.ts';

test('shows its headline', async () => {
  expect(readWords(await renderInShop(<${component} headline="To the sea" />))).toBe('To the sea');
});

test('needs a headline', () => {
  expect(${type}Schema.safeParse({ headline: { de: 'Ans Meer' } }).success).toBe(true);
  expect(${type}Schema.safeParse({}).success).toBe(false);
});
`;
}

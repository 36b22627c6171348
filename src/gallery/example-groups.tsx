import type { ComponentType, ReactNode } from 'react';
import { allComponents } from '../app/content/all-components.ts';
import type { ModuleExample } from '../content-modules/definition/module-example.ts';

/** One state of a primitive or module. */
export interface Example {
  /** Address within the gallery: 'faq/one-section'. */
  readonly key: string;
  readonly name: string;
  readonly render: () => ReactNode;
}

export interface ExampleGroup {
  readonly key: string;
  readonly title: string;
  readonly examples: readonly Example[];
}

interface ComponentExamples {
  readonly title: string;
  readonly examples: readonly { readonly name: string; readonly render: () => ReactNode }[];
}

interface ModuleExamples {
  readonly examples: readonly ModuleExample<object>[];
}

const componentFiles = import.meta.glob<ComponentExamples>(
  ['../design/**/*.example.tsx', '../features/**/*.example.tsx'],
  { eager: true },
);
const moduleFiles = import.meta.glob<ModuleExamples>('../content-modules/*/example.ts', { eager: true });

/** Everything the gallery shows, found by file name: primitives, parts of features, content modules. */
export const exampleGroups: readonly ExampleGroup[] = [
  ...Object.entries(componentFiles).map(([path, { title, examples }]) =>
    buildGroup(path.replace(/^.*\/|\.example\.tsx$/g, ''), title, examples),
  ),
  ...Object.entries(moduleFiles).map(([path, { examples }]) => {
    const folder = path.split('/').at(-2) ?? '';
    return buildGroup(
      folder,
      titleOf(folder),
      examples.map(({ name, props }) => moduleState(folder, name, props)),
    );
  }),
];

/** The example at a key, or null. */
export function findExample(key: string): Example | null {
  return exampleGroups.flatMap(({ examples }) => examples).find((example) => example.key === key) ?? null;
}

function buildGroup(key: string, title: string, examples: ComponentExamples['examples']): ExampleGroup {
  return {
    key,
    title,
    examples: examples.map((example) => ({ ...example, key: `${key}/${keyOf(example.name)}` })),
  };
}

function moduleState(folder: string, name: string, props: object) {
  const type = folder.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const Module = allComponents[type] as ComponentType<object> | undefined;
  if (Module === undefined) throw new Error(`${folder}/example.ts: there is no module of type ${type}`);
  return { name, render: () => <Module {...props} /> };
}

function titleOf(folder: string): string {
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

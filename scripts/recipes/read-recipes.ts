import { readFileSync } from 'node:fs';

/** A section of CONTRIBUTING.md: how something is added or changed. */
export interface Recipe {
  readonly title: string;
  /** Its text without fenced code. */
  readonly text: string;
  /** Everything in backticks, in order: files, commands and names of the code. */
  readonly terms: readonly string[];
}

export function readRecipes(file = 'CONTRIBUTING.md'): readonly Recipe[] {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return sections.map((section) => {
    const [title = ''] = section.split('\n', 1);
    const text = section.slice(title.length).replace(/^ *```[\s\S]*?^ *```$/gm, '');
    return { title, text, terms: [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term) };
  });
}

/** @throws where no section has the title */
export function requireRecipe(title: string): Recipe {
  const recipe = readRecipes().find((each) => each.title === title);
  if (recipe === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${title}"`);
  return recipe;
}

/** Where a step says "Copy `a` to `b`", in order. */
export function listCopies({ text }: Recipe): readonly { readonly from: string; readonly to: string }[] {
  return [...text.matchAll(/Copy `([^`]+)` to\s+`([^`]+)`/g)].map(([, from = '', to = '']) => ({ from, to }));
}

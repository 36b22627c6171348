import { allComponents } from '../../app/content/all-components.ts';
import { frameComponents } from '../../content-modules/registry/frame-components.ts';
import type { Texts } from '../../texts/texts.ts';

/** What people call a module; one that this version does not know keeps the name of its type. */
export function moduleName(type: string, texts: Texts): string {
  const isKnown = Object.hasOwn(allComponents, type) || Object.hasOwn(frameComponents, type);
  return isKnown ? texts(`module.${type}`) : texts('editor.unknownModule', { type });
}

import { isLanguage } from '../../domain/language.ts';
import type { Difference } from '../../features/editing/editing-calls.ts';
import type { Texts } from '../../texts/texts.ts';
import { nameModule } from '../canvas/name-module.ts';

/** A field in words: 'Hero slider › Slides 2 › Headline (Deutsch)'. */
export function describePath(
  { moduleId, path }: Pick<Difference, 'moduleId' | 'path'>,
  modules: readonly { readonly id: string; readonly type: string }[],
  texts: Texts,
): string {
  const type = modules.find(({ id }) => id === moduleId)?.type;
  const steps = moduleId === null ? [] : [type === undefined ? moduleId : nameModule(type, texts)];
  for (const [at, step] of path.entries()) {
    const isLast = at === path.length - 1;
    if (typeof step === 'number') steps.push(`${steps.pop() ?? ''} ${step + 1}`.trim());
    else if (isLast && isLanguage(step))
      steps.push(`${steps.pop() ?? ''} (${texts(`editor.language.${step}`)})`);
    else if (step !== 'meta' && step !== 'values') steps.push(texts(`field.${step}`));
  }
  return steps.join(' › ');
}

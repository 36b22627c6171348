import { isLanguage } from '../../domain/words/language.ts';
import type { Difference } from '../../features/editing/editing-calls.ts';
import type { Texts } from '../../texts/texts.ts';
import { moduleName } from '../canvas/module-name.ts';

/** A field in words: 'Hero slider › Slides 2 › Headline (Deutsch)'. */
export function describePath(
  { moduleId, path }: Pick<Difference, 'moduleId' | 'path'>,
  modules: readonly { readonly id: string; readonly type: string }[],
  texts: Texts,
): string {
  const type = modules.find(({ id }) => id === moduleId)?.type;
  const steps = moduleId === null ? [] : [type === undefined ? moduleId : moduleName(type, texts)];
  for (const [at, step] of path.entries()) {
    const isLast = at === path.length - 1;
    if (typeof step === 'number') steps.push(`${steps.pop() ?? ''} ${step + 1}`.trim());
    else if (isLast && isLanguage(step))
      steps.push(`${steps.pop() ?? ''} (${texts(`editor.language.${step}`)})`);
    else if (!isWrapping(step, path[at - 1])) steps.push(describeField(step, texts));
  }
  return steps.join(' › ');
}

/** Steps that people have no name for: what is around them says it all. */
function isWrapping(step: string, around: string | number | undefined): boolean {
  return ['meta', 'values', 'modules', 'props'].includes(step) || (step === 'url' && around === 'image');
}

/** Data outlives the version that knew it: fields without a name of ours go by the one they are stored under. */
function describeField(step: string, texts: Texts): string {
  if (step === 'at') return texts('editor.publish.moment');
  if (step === 'url') return texts('field.link');
  try {
    return texts(`field.${step}`);
  } catch {
    return step;
  }
}

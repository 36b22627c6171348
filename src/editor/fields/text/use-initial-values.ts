import type { Brand } from '../../../brands/brand.ts';
import { dayMs } from '../../../domain/time/time-units.ts';
import type { Texts } from '../../../texts/texts.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import type { InitialValues } from '../input/create-value.ts';
import { useFieldScope } from '../input/field-scope.tsx';

/** What new modules and list items begin with in a brand. */
export function buildInitialValues(brand: Brand, texts: Texts): InitialValues {
  return {
    words: texts('editor.sampleWords'),
    picture: `coast.aegean.summer.golden.${brand.light}.${brand.key}`,
    instant: new Date(Math.ceil(Date.now() / dayMs) * dayMs + 7 * dayMs)
      .toISOString()
      .replace('.000Z', '+00:00'),
  };
}

export function useInitialValues(): InitialValues {
  return buildInitialValues(useFieldScope().brand, useEditor().texts);
}

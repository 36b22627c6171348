import { formatMonthName } from '../../domain/words/format-date.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import type { ClimateYearProps, StoredClimateYear } from './schema.ts';

/** A place's year with its months named in the visitor's language and the current one marked. */
export function prepareClimateYear(
  stored: StoredClimateYear,
  { language, month }: Pick<ModuleContext, 'language' | 'month'>,
): ClimateYearProps {
  const { air, sea, ...shown } = stored;
  return {
    ...shown,
    months: air.map((temperature, index) => ({
      name: formatMonthName(index + 1, language, 'short'),
      air: temperature,
      sea: sea?.[index] ?? null,
      isNow: index + 1 === month,
    })),
  };
}

import { formatPlace, type ParsedSource } from './parse-source.ts';

/** The one file that reads the environment, checks it and explains what is wrong with it. */
const settings = 'src/main/settings/env.server.ts';

const environment = /\bprocess\.env\b/g;

/** Settings come from `readEnv` alone: anything else would read a setting that nobody checks or documents. */
export function findEnvironmentFaults(source: ParsedSource): string[] {
  if (!source.path.startsWith('src/') || source.path.includes('.test.') || source.path === settings)
    return [];
  const comments = source.comments.map(({ value, start }) => [start, start + value.length] as const);
  return [...source.text.matchAll(environment)]
    .filter(({ index }) => !comments.some(([from, to]) => index >= from && index <= to))
    .map(
      ({ index, 0: found }) => `${formatPlace(source, index)}: ${found}; take the setting from ${settings}`,
    );
}

import { readFileSync } from 'node:fs';

/** Names of the settings in a file of examples, those that are commented out among them. */
export function readSettings(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What axe found on the pages of one brand in one width, for the statement on accessibility. */
export interface AccessRun {
  readonly brand: string;
  readonly width: number;
  /** Paths, each with the rules that it breaks. */
  readonly pages: readonly { readonly path: string; readonly rules: readonly string[] }[];
}

export const accessRunsFolder = 'test-results/access';

/** Keeps a run for `scripts/accessibility/record-access.ts`. */
export function noteAccessResult(run: AccessRun): void {
  mkdirSync(accessRunsFolder, { recursive: true });
  writeFileSync(join(accessRunsFolder, `${run.brand}-${run.width}.json`), JSON.stringify(run));
}

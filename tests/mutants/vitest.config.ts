import { fileURLToPath } from 'node:url';
import { type ConfigEnv, defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { mutants, mutate } from './mutants.ts';

/** The tests of the project, with one deliberate error in the code: the mutant whose place is in `MUTANT`; without it, none. */
export default defineConfig((env: ConfigEnv) => {
  const config = base(env);
  const mutant = mutants[Number(process.env.MUTANT || -1)];
  const file = mutant && fileURLToPath(new URL(`../../src/${mutant.file}`, import.meta.url));
  return {
    ...config,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre' as const,
        transform: (code: string, id: string) =>
          mutant !== undefined && id.split('?')[0] === file ? mutate(code, mutant) : null,
      },
      ...(config.plugins ?? []),
    ],
    test: {
      ...config.test,
      // The cache knows files, not mutants.
      fsModuleCache: false,
      // Rules need no database.
      ...(process.env.MUTANT_RULES && { globalSetup: [] }),
    },
  };
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { serverStaysOnTheServer } from './server-stays-on-the-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fernweh-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles for the browser what has these lines and imports. */
function bundle(entry: string): Promise<unknown> {
  writeFileSync(join(folder, 'secret.server.ts'), 'export const secret = 1; export type Secret = number;');
  writeFileSync(join(folder, 'between.ts'), "export * from './secret.server.ts';");
  writeFileSync(join(folder, 'entry.ts'), entry);
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverStaysOnTheServer()],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.ts') } },
  });
}

test.each([
  "import { secret } from './secret.server.ts'; console.log(secret);",
  "import { secret } from './between.ts'; console.log(secret);",
  "import('./secret.server.ts').then(console.log);",
])('code of the server is refused on its way to the browser: %s', async (entry) => {
  await expect(bundle(entry)).rejects.toThrow('belongs to the server');
});

test('types of the server may be read in the browser’s code', async () => {
  const entry =
    "import type { Secret } from './secret.server.ts'; const secret: Secret = 2; console.log(secret);";
  await expect(bundle(entry)).resolves.toBeDefined();
});

/** `npm run new:module <name>`: generates the files of a content module and prints the remaining steps. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { planModule } from './scaffold/plan-module.ts';

const [name, ...more] = process.argv.slice(2);
if (name === undefined || name === '--help' || more.length > 0) {
  console.log('Usage: npm run new:module <name>, with a name in kebab-case such as weather-box');
  process.exit(name === '--help' ? 0 : 2);
}

process.chdir(resolve(import.meta.dirname, '..'));
try {
  const files = planModule(name, (file) => readFileSync(file, 'utf8'));
  for (const [file, text] of files) {
    const isNew = !existsSync(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${isNew ? 'new    ' : 'changed'}  ${file}`);
  }
  // Puts the new imports into their order.
  const code = [...files.keys()].filter((file) => /\.(ts|tsx|css)$/.test(file));
  const { status, stderr } = spawnSync('biome', ['check', '--write', ...code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  console.log(`
Left to do:
- its title in five languages, src/texts/*.po, and a text for each field with a new name ("field.<name>")
- its group and drawing in src/editor/canvas/palette-groups.ts
- where it has state or handlers: its type in src/content-modules/registry/is-interactive.ts, and its component in
  src/app/content/interactive-components.ts instead of module-components.ts
Look at it under /_gallery, in every brand, at 390 and 1440 px; then npm run check.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { findCommentFaults } from './comments/find-comment-faults.ts';
import { findDefaultFaults } from './comments/find-default-faults.ts';
import { findReadmeFaults } from './documents/find-readme-faults.ts';
import { findAmountFaults } from './find-amount-faults.ts';
import { findClassFaults } from './find-class-faults.ts';
import { findDayFaults } from './find-day-faults.ts';
import { findDecisionFaults } from './find-decision-faults.ts';
import { findEnvironmentFaults } from './find-environment-faults.ts';
import { findGlossaryFaults } from './find-glossary-faults.ts';
import { findGonePaths } from './find-gone-paths.ts';
import { findLiteralSpreads } from './find-literal-spreads.ts';
import { findPrivateWords, parsePrivateWords } from './find-private-words.ts';
import { findScatteredDefaults } from './find-scattered-defaults.ts';
import { findTestFaults } from './find-test-faults.ts';
import { findMigrationFaults, updateGuide } from './migrations/find-migration-faults.ts';
import { findFileNameFaults, knownFileNames } from './names/find-file-name-faults.ts';
import { findTwinNames } from './names/find-twin-names.ts';
import { parseSource } from './parse-source.ts';
import { findPortFaults } from './ports/find-port-faults.ts';
import { findVendorFaults } from './ports/find-vendor-faults.ts';
import { findTableFaults } from './tables/find-table-faults.ts';
import { knownTableUses } from './tables/known-table-uses.ts';

const files = globSync(
  [
    '*.*',
    '{src,scripts,tests,docs,migrations}/**/*.*',
    'bench/{*,booking/*,http/*,import/*,search/*,shards/*}.*',
  ],
  { exclude: ['docs/site/node_modules/**'] },
)
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const read = (path: string) => readFileSync(path, 'utf8');
const sources = files
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file))
  .map((file) => parseSource(file, read(file)));
const modules = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, read(file)] as const),
);
const glossary = read('GLOSSARY.md');
const words = parsePrivateWords(glossary);
const decisions = files
  .filter((file) => /^docs\/adr\/\d{4}-/.test(file))
  .map((path) => ({ path, text: read(path) }));

const readmes = files
  .filter((file) => /^src\/.*\/README\.md$/.test(file))
  .map((path) => ({ path, text: read(path) }));

const migrations = new Map(
  files
    .filter((file) => /^migrations\/\d/.test(file))
    .map((file) => [file.slice('migrations/'.length), read(file)] as const),
);

const faults = [
  ...sources.flatMap((source) => findPrivateWords(source, words)),
  ...sources.flatMap(findLiteralSpreads),
  ...sources.flatMap(findDayFaults),
  ...sources.flatMap(findAmountFaults),
  ...sources.flatMap(findEnvironmentFaults),
  ...sources.flatMap(findTestFaults),
  ...findGlossaryFaults(glossary),
  ...findDecisionFaults(decisions, read('docs/adr/README.md')),
  ...readmes.flatMap((readme) => findReadmeFaults(readme, files)),
  ...findCommentFaults(sources, files),
  ...sources.flatMap(findDefaultFaults),
  ...sources.flatMap(findScatteredDefaults),
  ...sources.flatMap((source) => findGonePaths(source, existsSync)),
  ...findPortFaults(sources),
  ...findVendorFaults(sources),
  ...findTableFaults(sources, knownTableUses),
  ...findMigrationFaults(migrations, read(updateGuide)),
  ...findTwinNames(sources),
  ...findFileNameFaults(sources, knownFileNames),
  ...findClassFaults(sources, modules),
];
for (const fault of faults) console.log(fault);
console.log(`${sources.length} source files, ${modules.size} style modules, ${words.length} private words`);
process.exitCode = faults.length > 0 ? 1 : 0;

import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';
import config from '../../.dependency-cruiser.cjs';
import { findDomainFaults } from './folders/find-domain-faults.ts';
import { findFolderFaults } from './folders/find-folder-faults.ts';
import { findStyleImportFaults } from './folders/find-style-import-faults.ts';

/** Names of hotels, sights and streets of the demo world, a file each: data that nobody browses. */
const demoData = 'src/demo/world/hotels/';

const isTest = (file: string) => /\.test\.tsx?$|\.example\.tsx$|\/example[\w-]*\.ts$/.test(file);

/** Folders that still import each other. The list may only become shorter. */
const knownPairs: ReadonlySet<string> = new Set([
  'src/demo/painter/buildings <> src/demo/painter/scenes',
  'src/design/controls <> src/design/feedback',
  'src/offer-index <> src/offer-index/queries',
  'src/offer-index/memory <> src/offer-index/queries',
  'src/server/files <> src/server/http',
]);

const { output } = await cruise(['src'], config.options as ICruiseOptions);
const moduleImports = (output as ICruiseResult).modules
  .filter(({ source }) => !isTest(source))
  .flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith('src/') && !isTest(resolved))
      .map(({ resolved }) => [source, resolved] as const),
  );
/** Imports of style sheets, which the cruiser leaves out: by modules, and by each other with `composes` and `@import`. */
const styleImports = globSync('src/**/*.{ts,tsx,css}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+["'](\.[^"']+\.css)["']/g)].map(
      ([, path = '']) => [file, posix.join(dirname(file), path)] as const,
    ),
  );
const files = globSync([
  'src/**/*.*',
  'tests/**/*.*',
  'scripts/**/*.*',
  'bench/*.*',
  'bench/{booking,http,search}/*.*',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith(demoData));

const faults = [
  ...findDomainFaults(moduleImports),
  ...findFolderFaults(files, [...moduleImports, ...styleImports], knownPairs),
  ...findStyleImportFaults(styleImports, config.forbidden as IRegularForbiddenRuleType[]),
];
console.log(faults.length === 0 ? 'Folders are in order.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

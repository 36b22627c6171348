import { posix } from 'node:path';
import type { ParsedSource } from '../parse-source.ts';

/** Ports without a suite, with what proves their adapters. */
const provedOtherwise: Readonly<Record<string, string>> = {
  analytics: 'one adapter with a test of its own',
  'inbound-mail': 'one adapter with a test of its own',
  'price-history': 'one adapter with a test of its own',
  'virus-scan': 'one adapter with a test of its own',
};

/** Folders of ports that no adapter is in, or only a part of one. */
const otherFolders: Readonly<Record<string, string>> = {
  'src/ports/payment/vendor': 'what the adapters of all vendors share',
  'src/ports/supply/combined': 'puts live suppliers together, which pass the suites of rooms and flights',
  'src/ports/supply/double': 'what the doubles of two vendors share',
  'src/ports/supply/feeds': 'reads the files of operators',
  'src/ports/supply/vendor': 'what the adapters of two vendors share',
};

/** A fake or an embedded service, or the folder of one that has many files. */
const standIn =
  /^(?:src\/(?:demo|ports)|tests\/factories)\/(?:.+?\/)?(?:fake(?=\/)|(?:fake|embedded)-[\w-]+(?:\.server)?\.tsx?$)/;

/** A test that runs suites of ports. */
interface SuiteRun {
  readonly path: string;
  readonly imports: ReadonlySet<string>;
}

/**
 * Adapters, embedded services and fakes that do not pass the suite of their port, without which none can take the place of another one.
 * @param sources all of the product and the test factories, with their tests
 */
export function findPortFaults(sources: readonly ParsedSource[]): string[] {
  const product = sources.filter(
    ({ path }) => path.startsWith('src/') || path.startsWith('tests/factories/'),
  );
  const paths = new Set(product.map(({ path }) => path));
  const runs = product.filter(isTest).map((test) => ({ path: test.path, imports: listImports(test) }));
  const ports = collect(paths, /^src\/ports\/([^/]+)(?=\/)/);
  const standIns = product.filter((source) => !isTest(source) && standIn.test(source.path));
  return [
    ...ports.flatMap((port) => findSuiteFaults(port, paths.has(suiteOf(port)))),
    ...ports
      .filter((port) => paths.has(suiteOf(port)))
      .flatMap((port) => findUnprovedFolders(port, paths, runs)),
    ...product.flatMap((source) => findUnmappedErrors(source, paths)),
    ...new Set(standIns.flatMap((source) => findUnprovedStandIn(source, runs, paths))),
  ];
}

const isTest = ({ path }: ParsedSource) => /\.test\.tsx?$/.test(path);
const suiteOf = (port: string) => `src/ports/${port}/conformance.ts`;
const isElsewhere = (path: string) =>
  Object.keys(otherFolders).some((folder) => path === folder || path.startsWith(`${folder}/`));

function findSuiteFaults(port: string, hasSuite: boolean): string[] {
  const isListed = Object.hasOwn(provedOtherwise, port);
  if (hasSuite && isListed) return [`${suiteOf(port)}: take the port off the list of those without a suite`];
  return hasSuite || isListed ? [] : [`src/ports/${port}: its adapters have no conformance.ts to pass`];
}

function findUnprovedFolders(port: string, paths: ReadonlySet<string>, runs: readonly SuiteRun[]): string[] {
  return collect(paths, new RegExp(`^(src/ports/${port}/[^/]+)(?=/)`))
    .filter((folder) => !isElsewhere(folder))
    .filter(
      (folder) =>
        !runs.some(({ path, imports }) => path.startsWith(`${folder}/`) && imports.has(suiteOf(port))),
    )
    .map((folder) => `${folder}: no test of it runs ${suiteOf(port)}`);
}

/** A client of a vendor that judges its answers by itself: what they mean belongs in one file, which has a test. */
function findUnmappedErrors({ path, text }: ParsedSource, paths: ReadonlySet<string>): string[] {
  const [, folder = '', vendor = ''] =
    /^(src\/ports\/[^/]+\/([^/]+))\/\2-client(?:\.server)?\.ts$/.exec(path) ?? [];
  const file = `${folder}/map-${vendor}-error.ts`;
  const hasErrors = /\bthrow\b|\bmap\w+Error\b|sendSupplyRequest/.test(text);
  return folder === '' || !hasErrors || paths.has(file)
    ? []
    : [`${path}: ${file} has to say what errors mean`];
}

/** One may use other ports than its own, so one suite is enough. */
function findUnprovedStandIn(
  source: ParsedSource,
  runs: readonly SuiteRun[],
  paths: ReadonlySet<string>,
): string[] {
  const [found = source.path] = standIn.exec(source.path) ?? [];
  const suites = collect(listImports(source), /^src\/ports\/([^/]+)\/[\w-]+-port\.ts$/)
    .map(suiteOf)
    .filter((suite) => paths.has(suite));
  if (suites.length === 0 || isElsewhere(found)) return [];
  const name = found.replace(/\.tsx?$/, '');
  const isProved = runs.some(
    ({ path, imports }) =>
      suites.some((suite) => imports.has(suite)) &&
      (path.startsWith(`${name}.test.`) || path.startsWith(`${name}/`) || imports.has(found)),
  );
  return isProved ? [] : [`${found}: no test runs ${suites.join(' or ')} with it`];
}

/** Paths of the files that one imports; a suite where it is run, not where its test data alone is taken. */
function listImports({ path, text }: ParsedSource): ReadonlySet<string> {
  const found = [...text.matchAll(/import ([^;]*) from '(\.[^']+)'/g)].filter(
    ([, names = '', target = '']) =>
      !target.endsWith('/conformance.ts') || /\b(?:prove|test)[A-Z]/.test(names),
  );
  return new Set(found.map(([, , target = '']) => posix.join(posix.dirname(path), target)));
}

/** What a pattern takes out of texts, each once, in order. */
function collect(texts: Iterable<string>, pattern: RegExp): string[] {
  return [...new Set([...texts].flatMap((text) => pattern.exec(text)?.[1] ?? []))].sort();
}

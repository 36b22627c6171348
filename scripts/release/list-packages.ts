import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this module reads of a list of packages in the format CycloneDX. */
interface PackageList {
  readonly metadata: { readonly component: object };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The packages of the server and of what browsers load, as npm lists them from the lock file. Asked for these alone, npm (11.19) leaves out what a
 * build tool needs as well; so it lists all, and those of build and tests alone are taken out here. Neither has a release Node and
 * PostgreSQL, the optional packages.
 */
export function listPackages(projectDir: string): PackageList {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const listed = spawnSync('npm', args, { cwd: projectDir, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (listed.status !== 0) throw new Error(`npm sbom cannot list the packages:\n${listed.stderr}`);
  const { name, version, optionalDependencies } = readJson(projectDir, 'package.json');
  const product = `${name}@${version}`;
  const kept = new Set([product]);
  for (const [path, entry] of Object.entries(readJson(projectDir, 'package-lock.json').packages)) {
    const id = path.replace(/^.*node_modules\//, '');
    if (entry.dev !== true && optionalDependencies[id] === undefined)
      kept.add(`${entry.name ?? id}@${entry.version}`);
  }
  const sbom = JSON.parse(listed.stdout) as PackageList;
  return {
    ...sbom,
    // npm names the product by its folder, which may have any name.
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } },
    components: sbom.components.filter((each) => kept.has(each['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => kept.has(id)) })),
  };
}

interface ProjectFile {
  readonly name: string;
  readonly version: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  /** Of the lock file, by path. */
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version: string; readonly dev?: boolean }>
  >;
}

function readJson(folder: string, file: string): ProjectFile {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

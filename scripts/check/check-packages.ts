/** The packages of the product: npm can list them in an SBOM, and none has a known high or critical vulnerability. */
import { spawnSync } from 'node:child_process';
import { readAudit } from './read-audit.ts';

/** Of npm's own talk only the errors. One attempt: a registry that is away fails at once. */
const quiet = ['--loglevel=error', '--fetch-retries=0', '--omit=dev'];

function runNpm(args: readonly string[]) {
  return spawnSync('npm', [...args, ...quiet], { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

const sbom = runNpm(['sbom', '--sbom-format=cyclonedx']);
if (sbom.status !== 0) {
  console.log(`npm sbom cannot list the packages:\n${sbom.stderr}`);
  process.exitCode = 1;
}

const audit = readAudit(runNpm(['audit', '--json']).stdout);
if (audit.kind === 'not-offered') {
  console.log(`note: the packages were not audited, because ${audit.reason}.`);
} else if (audit.faults.length > 0) {
  console.log(`Vulnerable packages, see npm audit:\n${audit.faults.join('\n')}`);
  process.exitCode = 1;
} else if (audit.minor > 0) {
  console.log(`note: ${audit.minor} packages have low or moderate vulnerabilities, see npm audit.`);
}

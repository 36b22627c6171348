/** What a dependency audit says: vulnerable packages that fail the check, or why there was none. */
export type AuditReading =
  | { readonly kind: 'read'; readonly faults: readonly string[]; readonly minor: number }
  | { readonly kind: 'not-offered'; readonly reason: string };

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
  readonly message?: string;
  readonly statusCode?: number;
  readonly error?: { readonly summary?: string };
}

const failing = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. A registry that offers no audit, or none that is reached, is no fault of the packages.
 * @throws Error for an output that is neither a report nor such an answer: it proves nothing
 */
export function readAudit(output: string): AuditReading {
  const report = JSON.parse(output) as Report;
  if (report.vulnerabilities !== undefined) {
    const found = Object.entries(report.vulnerabilities);
    const faults = found.filter(([, { severity }]) => failing.includes(severity));
    return {
      kind: 'read',
      faults: faults.map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`),
      minor: found.length - faults.length,
    };
  }
  if (report.statusCode !== undefined)
    return { kind: 'not-offered', reason: `the registry answers ${report.statusCode} to an audit` };
  if (report.message !== undefined) return { kind: 'not-offered', reason: 'the registry is not reached' };
  throw new Error(`npm audit says neither yes nor no: ${report.error?.summary ?? output.slice(0, 200)}`);
}

import { readCitations } from './citations.ts';
import { findFaults } from './faults.ts';
import { readReplaced } from './replaced.ts';
import { formatReport } from './report.ts';
import { readRequirements } from './requirements.ts';

export type Trace = Readonly<{ output: string; exitCode: 0 | 1 }>;

/**
 * Which requirement is proved, open, or replaced by a decision. The report always succeeds; the check fails, with `file:line`, on a citation that
 * proves nothing.
 */
export function runTrace(root: string, { check }: Readonly<{ check: boolean }>): Trace {
  const requirements = readRequirements(root);
  const citations = readCitations(root);
  const replaced = readReplaced(root);
  const faults = findFaults(requirements, citations, replaced);
  if (requirements.length === 0) faults.push('docs/spec holds no requirement');
  const complaint = faults.map((fault) => `${fault}\n`).join('');
  if (check) {
    const summary = `${citations.length} valid citations of ${requirements.length} requirements\n`;
    return faults.length > 0 ? { output: complaint, exitCode: 1 } : { output: summary, exitCode: 0 };
  }
  return { output: formatReport(requirements, citations, replaced) + complaint, exitCode: 0 };
}

import type { Citation } from './citations.ts';
import type { Replaced } from './replaced.ts';
import type { Requirement } from './requirements.ts';

/** Errors of the trace, one line each with `file:line`; empty when every citation is valid. */
export function findFaults(
  requirements: readonly Requirement[],
  citations: readonly Citation[],
  replaced: readonly Replaced[],
): string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  return [
    ...findRepeatedIds(requirements),
    ...citations.flatMap((citation) => findCitationFaults(citation, ids)),
    ...replaced
      .filter(({ id }) => !ids.has(id))
      .map(({ id, file, line }) => `${file}:${line} ${id} does not exist`),
  ];
}

function findRepeatedIds(requirements: readonly Requirement[]): string[] {
  const seen = new Map<string, Requirement>();
  return requirements.flatMap((requirement) => {
    const { id, file, line } = requirement;
    const first = seen.get(id);
    seen.set(id, first ?? requirement);
    return first === undefined
      ? []
      : [`${file}:${line} ${id} is already defined at ${first.file}:${first.line}`];
  });
}

function findCitationFaults(citation: Citation, ids: ReadonlySet<string>): string[] {
  const reason = findReason(citation, ids);
  return reason === null ? [] : [`${citation.file}:${citation.line} ${citation.id} ${reason}`];
}

function findReason({ id, at, isSkipped, hasAssertion }: Citation, ids: ReadonlySet<string>): string | null {
  if (!ids.has(id)) return ids.has(`checkout ${id}`) ? `is cited as [checkout ${id}]` : 'does not exist';
  if (at === 'group') return 'is cited by a group of tests: cite it in the title of the test that proves it';
  if (isSkipped) return 'is cited by a test that is skipped';
  return hasAssertion ? null : 'is cited by a test without assertions';
}

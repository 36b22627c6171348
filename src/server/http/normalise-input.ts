import { requestLimits } from '../../defaults.ts';
import { findTextFault } from '../../domain/words/find-text-fault.ts';

/** What is wrong with which part of an input. */
export interface InputFault {
  /** Dotted path; '' for the input as a whole. */
  readonly path: string;
  readonly message: string;
}

interface Part {
  readonly container: Record<string, unknown>;
  readonly path: string;
  readonly depth: number;
}

/**
 * Normalises every text of a parsed body to NFC, in place, and returns the first fault: an unreadable or endless text or
 * name, a number that is none (JSON's `1e999`), too many values or levels. Recurses nowhere: levels have no bound before.
 */
export function normaliseInput(root: unknown): InputFault | null {
  const parts: Part[] = [{ container: { '': root }, path: '', depth: 0 }];
  let values = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { container, path, depth } = part;
    if (depth > requestLimits.maxInputDepth) return { path, message: 'has too many levels' };
    for (const name of Object.keys(container)) {
      values += 1;
      if (values > requestLimits.maxInputValues) return { path: '', message: 'has too many values' };
      if (name.length > requestLimits.maxInputNameLength || findTextFault(name) !== null)
        return { path, message: 'has a field with an unreadable name' };
      const value = container[name];
      const fault = findValueFault(value);
      if (fault !== null) return { path: join(path, name), message: fault };
      if (typeof value === 'string') container[name] = value.normalize('NFC');
      else if (isContainer(value)) parts.push({ container: value, path: join(path, name), depth: depth + 1 });
    }
  }
  return null;
}

/** Returns what is wrong with a single value, null for nothing. */
function findValueFault(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'is out of range';
  if (typeof value !== 'string') return null;
  const { maxTextLength } = requestLimits;
  return value.length > maxTextLength ? `is longer than ${maxTextLength} characters` : findTextFault(value);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

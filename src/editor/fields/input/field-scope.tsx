import { createContext, type ReactNode, use } from 'react';
import type { Brand } from '../../../brands/brand.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { FieldProblem } from '../../../features/editing/editing-calls.ts';
import type { FieldPath } from '../../../features/editing/map-fields.ts';

/** What all fields of a form share. */
export interface FieldScope {
  readonly brand: Brand;
  /** Language whose words are written now; the canvas shows it too. */
  readonly writtenLanguage: Language;
  readonly onLanguage: (language: Language) => void;
  /** What is wrong in this form. */
  readonly problems: readonly FieldProblem[];
}

const ScopeContext = createContext<FieldScope | null>(null);

export function FieldScopeProvider({ scope, children }: { scope: FieldScope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useFieldScope(): FieldScope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('FieldScopeProvider is missing');
  return scope;
}

/** True where `path` is the field itself or lies within it. */
export function isWithinField(path: FieldPath, field: FieldPath): boolean {
  return field.every((step, at) => path[at] === step);
}

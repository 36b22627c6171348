import { createContext, type ReactNode, use } from 'react';
import type { PageRouteName, RouteName } from '../routes.ts';
import type { Texts } from '../texts/texts.ts';
import { buildPath, type Query, type RouteParameters } from '../url.ts';
import type { Visit } from './visit.ts';

interface VisitContextValue {
  readonly visit: Visit;
  readonly texts: Texts;
}

const VisitContext = createContext<VisitContextValue | null>(null);

export function VisitProvider(props: { visit: Visit; texts: Texts; children: ReactNode }) {
  const { visit, texts, children } = props;
  return <VisitContext value={{ visit, texts }}>{children}</VisitContext>;
}

function useVisitContext(): VisitContextValue {
  const value = use(VisitContext);
  if (value === null) throw new Error('VisitProvider is missing');
  return value;
}

export function useVisit(): Visit {
  return useVisitContext().visit;
}

/** Functional texts in the visitor's language. */
export function useTexts(): Texts {
  return useVisitContext().texts;
}

type LocalParameters<Name extends RouteName> = Omit<RouteParameters<Name>, '_locale'>;

/** Calls that are forms of a page. */
type LinkedCall =
  | 'preferences_set'
  | 'cookie_notice_close'
  | 'pending_code_remove'
  | 'logout'
  | 'password_reset'
  | 'sessions_end'
  | 'account_export'
  | 'account_delete'
  | 'account_traveller_delete'
  | 'account_airport_set';

/** Builds links of this site by route name; the locale segment is the visit's own. */
export function useLink(): <Name extends PageRouteName | LinkedCall>(
  name: Name,
  params?: LocalParameters<Name>,
  query?: Query,
) => string {
  const { locale } = useVisit();
  return (name, params, query) =>
    // TypeScript cannot add the one parameter back to those of a generic route.
    buildPath(name, { ...params, _locale: locale } as unknown as RouteParameters<typeof name>, query);
}

/** How a search ends: with an answer, with what is wrong with the question, or at something that does not exist. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | {
      readonly ok: false;
      readonly reason: 'invalid';
      readonly problems: Readonly<Record<string, string | undefined>>;
    }
  | { readonly ok: false; readonly reason: 'not-found'; readonly what: string };

export function answered<Answer>(value: Answer): Outcome<Answer> {
  return { ok: true, value };
}

/** @param problems what is wrong with which parameter */
export function invalid(problems: Readonly<Record<string, string | undefined>>): Outcome<never> {
  return { ok: false, reason: 'invalid', problems };
}

/** @param what such as 'hotel': what was named and is not there */
export function notFound(what: string): Outcome<never> {
  return { ok: false, reason: 'not-found', what };
}

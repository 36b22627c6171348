import { z } from 'zod';
import type { FieldProblem } from './editing-calls.ts';

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong with a value, as problems at the very field and in words that editors have a text for. */
export function toFieldProblems(
  schema: z.ZodType,
  value: unknown,
  moduleId: string | null,
): readonly FieldProblem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        moduleId,
        path: [...path, key],
        problem: 'editing.problem.unknownField',
      }));
    return [{ moduleId, path, problem: `editing.problem.${problemKey(issue, findField(schema, path))}` }];
  });
}

/** Fields whose schema says what they are; what is wrong with them is that they are no such thing. */
const namedFields = ['link', 'picture', 'instant', 'destination', 'hotel', 'months'];

function problemKey(issue: Issue, field: string | undefined): string {
  const isAbsent = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (isAbsent && issue.input === undefined) return 'required';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (field !== undefined && namedFields.includes(field)) return field;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'array' ? 'tooFew' : 'tooSmall';
    case 'too_big':
      return { array: 'tooMany', string: 'tooLong' }[issue.origin as string] ?? 'tooLarge';
    case 'invalid_value':
      return 'choice';
    case 'custom':
      return 'inconsistent';
    default:
      return 'invalid';
  }
}

/** The kind of field that the schema names on the way down a path, as `field-schemas.ts` says it in `meta`. */
function findField(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  let at: z.ZodType | undefined = schema;
  for (const step of path) {
    at = at === undefined ? undefined : stepInto(unwrap(at), step);
    if (at === undefined) return undefined;
    const field = unwrap(at).meta()?.field ?? at.meta()?.field;
    if (typeof field === 'string') return field;
  }
  return undefined;
}

function stepInto(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[step] as z.ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault
  )
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

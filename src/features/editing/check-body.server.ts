import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { words } from '../../content-modules/definition/field-schemas.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';
import { editingLimits } from '../../defaults.ts';
import { findTextFault } from '../../domain/words/find-text-fault.ts';
import { type EditedKind, slotOfKind } from './edited-kind.ts';
import type { DraftBody, FieldProblem } from './editing-calls.ts';
import { isGroup } from './map-fields.ts';
import { toFieldProblems } from './to-field-problems.server.ts';

type Placed = NonNullable<DraftBody['modules']>[number];

const idShape = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/** Schemas of the documents of values. */
export type ValueSchemas = Readonly<Record<'flags' | 'settings', z.ZodType>>;

const meta = z.strictObject({ title: words, description: words });

/** Checks the size of a body; the service runs it before all other checks. */
export function checkSize(body: DraftBody): readonly FieldProblem[] {
  if (!isShallow(body, editingLimits.maxDepth)) return [problemOf('editing.problem.unreadable')];
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return bytes > editingLimits.maxBodyBytes ? [problemOf('editing.problem.tooMuch')] : [];
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return findTextFault(value) === null;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}

/** Returns the problems of a body: its form, the order of its modules, and each module by the schema of its type. */
export function checkBody(kind: EditedKind, body: DraftBody, schemas: ValueSchemas): readonly FieldProblem[] {
  const slot = slotOfKind[kind];
  const modules = body.modules ?? [];
  return [
    ...(isStorable(body) ? [] : [problemOf('editing.problem.unreadable')]),
    ...checkMeta(kind, body),
    ...(kind === 'flags' || kind === 'settings'
      ? checkPart(schemas[kind], body.values ?? {}, ['values'])
      : checkAbsent(body.values, 'values')),
    ...(slot === null && modules.length > 0 ? [problemOf('editing.problem.wrongSlot', ['modules'])] : []),
    ...checkNumber(kind, modules),
    ...checkIds(modules),
    ...modules.flatMap((module) => checkModule(kind, module)),
  ];
}

function checkMeta(kind: EditedKind, body: DraftBody): readonly FieldProblem[] {
  return kind === 'page' ? checkPart(meta, body.meta ?? {}, ['meta']) : checkAbsent(body.meta, 'meta');
}

function checkPart(schema: z.ZodType, part: unknown, path: readonly string[]): readonly FieldProblem[] {
  return toFieldProblems(schema, part, null).map((each) => ({ ...each, path: [...path, ...each.path] }));
}

function checkAbsent(part: unknown, name: string): readonly FieldProblem[] {
  return part === undefined ? [] : [problemOf('editing.problem.unknownField', [name])];
}

/** A brand has one navigation and one footer. */
function checkNumber(kind: EditedKind, modules: readonly Placed[]): readonly FieldProblem[] {
  const most = kind === 'navigation' || kind === 'footer' ? 1 : editingLimits.maxModules;
  return modules.length > most ? [problemOf('editing.problem.tooManyModules', ['modules'])] : [];
}

function checkIds(modules: readonly Placed[]): readonly FieldProblem[] {
  const seen = new Set<string>();
  return modules.flatMap(({ id }) => {
    const isKnown = seen.has(id);
    seen.add(id);
    if (!idShape.test(id)) return [{ moduleId: id, path: [], problem: 'editing.problem.moduleId' }];
    return isKnown ? [{ moduleId: id, path: [], problem: 'editing.problem.duplicateId' }] : [];
  });
}

function checkModule(kind: EditedKind, { type, id, props }: Placed): readonly FieldProblem[] {
  const definition = findModuleDefinition(type);
  if (definition === null) return [];
  const slot = slotOfKind[kind];
  if (slot !== null && !definition.slots.includes(slot))
    return [{ moduleId: id, path: [], problem: 'editing.problem.wrongSlot' }];
  if (!isGroup(props)) return [{ moduleId: id, path: [], problem: 'editing.problem.invalid' }];
  return toFieldProblems(definition.schema, props, id);
}

/** Returns a problem for each field of a module that contradicts what the brand says (MILES-003, MILES-005). */
export function checkAgainstBrand(
  { modules = [] }: DraftBody,
  brand: Brand | undefined,
): readonly FieldProblem[] {
  if (brand === undefined) return [];
  return modules.flatMap(({ type, id, props }) => {
    const { schema, findContradictions } = findModuleDefinition(type) ?? {};
    if (findContradictions === undefined || schema?.safeParse(props).success !== true) return [];
    // Each module's own schema has just read them; the list of modules has lost which type belongs to which.
    return findContradictions(props as never, brand).map((field) => ({
      moduleId: id,
      path: [field],
      problem: 'editing.problem.otherThanBrand',
    }));
  });
}

/** A problem of the document itself. */
export function problemOf(problem: string, path: FieldProblem['path'] = []): FieldProblem {
  return { moduleId: null, path, problem };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const packages = resolve('node_modules');

/** The fields of a type of Kubernetes, each with the declaration of its own type where that is one. */
function readFields(declaration: string): ReadonlyMap<string, string | null> {
  const text = readFileSync(declaration, 'utf8');
  const places = new Map(
    [...text.matchAll(/^import \{ (I\w+) \} from "([^"]+)"/gm)].map(([, name = '', from = '']) => [
      name,
      from.startsWith('.') ? resolve(dirname(declaration), from) : join(packages, from),
    ]),
  );
  const [, body = ''] = /^export interface [^{]+\{\n(.*?)^\}/ms.exec(text) ?? [];
  const fields = body.matchAll(/^ {4}"([^"]+)"\??: (?:Array<)?(\w*)/gm);
  return new Map(
    [...fields].map(([, name = '', type = '']) => {
      const place = places.get(type)?.replace(/(?:\.js)?$/, '.d.ts');
      return [name, place !== undefined && existsSync(place) ? place : null];
    }),
  );
}

/**
 * Paths of fields that Kubernetes does not know: its schemas only say what known fields have to be, and a cluster drops the others.
 * @param declaration of the value's type, a file of kubernetes-models
 */
function findIn(value: unknown, declaration: string, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => findIn(each, declaration, `${path}[${index}]`));
  if (value === null || typeof value !== 'object') return [];
  const fields = readFields(declaration);
  return Object.entries(value).flatMap(([name, child]) => {
    const type = fields.get(name);
    if (type === undefined) return [`${path}.${name}`];
    return type === null ? [] : findIn(child, type, `${path}.${name}`);
  });
}

/** Of an object with its kind and version. */
export function findUnknownFields(object: { readonly apiVersion: string; readonly kind: string }): string[] {
  return findIn(
    object,
    join(packages, 'kubernetes-models', object.apiVersion, `${object.kind}.d.ts`),
    object.kind,
  );
}

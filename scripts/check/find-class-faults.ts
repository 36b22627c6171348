import { posix } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { formatPlace, type ParsedSource } from './parse-source.ts';

interface ClassUse {
  readonly module: string;
  readonly place: string;
  /** Null where it is only known when the page is rendered: `styles[tone]`. */
  readonly name: string | null;
}

/**
 * Classes that a component takes from a CSS module which does not define them, and defined ones that nothing takes.
 * @param modules text of each `*.module.css` by its path
 */
export function findClassFaults(
  sources: readonly ParsedSource[],
  modules: ReadonlyMap<string, string>,
): string[] {
  const uses = sources.flatMap(listClassUses);
  return [...modules].flatMap(([module, css]) => {
    const defined = listDefinedClasses(css);
    const own = uses.filter((use) => use.module === module);
    const taken = new Set(own.map(({ name }) => name));
    // A class that is chosen while rendering is a literal somewhere, or begins like a template: `space-${space}`.
    const isChosen = (name: string) =>
      taken.has(null) &&
      sources.some(
        ({ text }) => text.includes(`'${name}'`) || text.includes(`\`${name.replace(/\w+$/, '')}\${`),
      );
    return [
      ...own
        .filter(({ name }) => name !== null && !defined.has(name))
        .map(({ place, name }) => `${place}: ${module} defines no class ${name}`),
      ...[...defined]
        .filter((name) => !taken.has(name) && !isChosen(name))
        .map((name) => `${module}: nothing uses the class ${name}`),
    ];
  });
}

function listDefinedClasses(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/(?<selector>[^{};]+)\{/g)]
    .map((match) => match.groups?.selector?.trim() ?? '')
    .filter((selector) => !selector.startsWith('@'));
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []));
}

function listClassUses(source: ParsedSource): ClassUse[] {
  const uses: ClassUse[] = [];
  if (!source.text.includes('.module.css')) return uses;
  const imported = new Map<string, string>();
  const noteImport = ({ source: { value }, specifiers }: ESTree.ImportDeclaration) => {
    if (!value.endsWith('.module.css')) return;
    const module = posix.join(posix.dirname(source.path), value);
    for (const { local } of specifiers) imported.set(local.name, module);
  };
  const noteUse = ({ object, property, computed, start }: ESTree.MemberExpression) => {
    const module = object.type === 'Identifier' ? imported.get(object.name) : undefined;
    if (module === undefined) return;
    const literal = property.type === 'Literal' ? String(property.value) : null;
    const name = !computed && property.type === 'Identifier' ? property.name : literal;
    uses.push({ module, place: formatPlace(source, start), name });
  };
  new Visitor({ ImportDeclaration: noteImport, MemberExpression: noteUse }).visit(source.program);
  return uses;
}

import { type ESTree, Visitor } from 'vite';
import { formatPlace, type ParsedSource } from '../parse-source.ts';

/** Defaults of `src/defaults.ts` without a comment right above them: what they count and why they are what they are. */
export function findDefaultFaults(source: ParsedSource): string[] {
  if (source.path !== 'src/defaults.ts') return [];
  return listDefaults(source).flatMap(({ name, start }) =>
    source.comments.some(({ end }) => /^\s*$/.test(source.text.slice(end, start)) && end <= start)
      ? []
      : [`${formatPlace(source, start)}: nothing above ${name} says what it counts and why`],
  );
}

function listDefaults({ program }: ParsedSource): { readonly name: string; readonly start: number }[] {
  const defaults: { name: string; start: number }[] = [];
  const collect = (node: ESTree.ObjectExpression) => {
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      defaults.push({ name: property.key.name, start: property.start });
    }
  };
  new Visitor({
    ObjectExpression: collect,
    ExportNamedDeclaration({ declaration, start }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') defaults.push({ name: id.name, start });
    },
  }).visit(program);
  return defaults;
}

import type { ESTree } from 'vite';
import type { ParsedSource } from '../parse-source.ts';

/** A name that a file declares and exports, and where its statement begins in the text. */
export interface ExportedName {
  readonly name: string;
  readonly start: number;
  readonly isType: boolean;
}

/** Lists what a file exports of its own, types too, in the order of the text. What it passes on from another file is left out. */
export function listExports({ program }: ParsedSource): ExportedName[] {
  return program.body.flatMap((statement): ExportedName[] => {
    const { start } = statement;
    if (statement.type === 'ExportDefaultDeclaration')
      return nameDefault(statement.declaration).map((name) => ({ name, start, isType: false }));
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return [];
    const named = statement.specifiers.flatMap(({ exported }) =>
      exported.type === 'Identifier' ? [exported.name] : [],
    );
    const declared = statement.declaration === null ? [] : nameDeclared(statement.declaration);
    const isType =
      statement.exportKind === 'type' || statement.declaration?.type === 'TSInterfaceDeclaration';
    return [...declared, ...named].map((name) => ({ name, start, isType }));
  });
}

function nameDeclared(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  if (!('id' in declaration)) return [];
  return declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function nameDefault(declaration: ESTree.ExportDefaultDeclaration['declaration']): string[] {
  if (declaration.type === 'Identifier') return [declaration.name];
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

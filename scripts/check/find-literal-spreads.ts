import { type ESTree, Visitor } from 'vite';
import { formatPlace, type ParsedSource } from './parse-source.ts';

/**
 * Spreads of an object or list that is written on the spot: `...{ a, b }` in an object, `{...{ a, b }}` in an element and
 * `...[a, b]` in a list. They only save lines; of an object the compiler no longer refuses properties that do not exist.
 */
export function findLiteralSpreads(source: ParsedSource): string[] {
  const faults: string[] = [];
  const check = ({ start, argument }: { readonly start: number; readonly argument: ESTree.Expression }) => {
    if (argument.type === 'ObjectExpression')
      faults.push(`${formatPlace(source, start)}: write the properties instead of ...{ }`);
    if (withoutType(argument).type === 'ArrayExpression')
      faults.push(`${formatPlace(source, start)}: write the entries instead of ...[ ]`);
  };
  if (source.text.includes('...')) {
    new Visitor({ SpreadElement: check, JSXSpreadAttribute: check }).visit(source.program);
  }
  return faults;
}

/** What is in parentheses, and before `as const`. */
function withoutType(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'ParenthesizedExpression' || expression.type === 'TSAsExpression'
    ? withoutType(expression.expression)
    : expression;
}

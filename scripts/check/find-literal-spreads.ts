import { Visitor } from 'vite';
import { formatPlace, type ParsedSource } from './parse-source.ts';

/**
 * Spreads of an object that is written on the spot: `...{ a, b }` in an object and `{...{ a, b }}` in an element. They only
 * save lines, and the compiler no longer refuses properties that do not exist.
 */
export function findLiteralSpreads(source: ParsedSource): string[] {
  const faults: string[] = [];
  const check = (spread: { readonly start: number; readonly argument: { readonly type: string } }) => {
    if (spread.argument.type !== 'ObjectExpression') return;
    faults.push(`${formatPlace(source, spread.start)}: write the properties instead of ...{ }`);
  };
  if (source.text.includes('...')) {
    new Visitor({ SpreadElement: check, JSXSpreadAttribute: check }).visit(source.program);
  }
  return faults;
}

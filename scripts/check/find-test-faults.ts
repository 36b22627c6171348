import { type ESTree, Visitor } from 'vite';
import { findTitledCalls } from '../trace/titled-calls.ts';
import { formatPlace, type ParsedSource } from './parse-source.ts';

const mocks = new Set(['mock', 'doMock']);

/**
 * Titles that wish instead of stating a fact, and mocks of modules: a test hands its subject fakes of the ports, so that a
 * moved file breaks it and a changed port is refused by the compiler.
 */
export function findTestFaults(source: ParsedSource): string[] {
  if (!/\.(?:test|tour)\.tsx?$/.test(source.path)) return [];
  const titles = findTitledCalls(source.program)
    .filter(({ title }) => /^(?:\[[^\]]*\]\s*)*should\b/i.test(title))
    .map(({ start }) => `${formatPlace(source, start)}: a title states a fact, without 'should'`);
  return [...titles, ...findModuleMocks(source)];
}

function findModuleMocks(source: ParsedSource): string[] {
  const found: string[] = [];
  const collect = ({ callee, start }: ESTree.CallExpression) => {
    if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return;
    if (callee.object.name === 'vi' && mocks.has(callee.property.name))
      found.push(`${formatPlace(source, start)}: vi.${callee.property.name}; hand over a fake of the port`);
  };
  if (source.text.includes('ock(')) new Visitor({ CallExpression: collect }).visit(source.program);
  return found;
}

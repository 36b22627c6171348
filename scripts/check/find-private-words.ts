import { basename } from 'node:path';
import { Visitor } from 'vite';
import { findTitledCalls } from '../trace/titled-calls.ts';
import { formatPlace, type ParsedSource } from './parse-source.ts';

/** A word that is not used, in lower case, and what to write instead. */
export interface PrivateWord {
  readonly word: string;
  readonly instead: string;
}

/**
 * The words in backticks in the last table of the glossary. Those without are words of the trade as well: no check can decide.
 * @throws Error when there are none: then the table has moved
 */
export function parsePrivateWords(glossary: string): PrivateWord[] {
  const [, section = ''] = glossary.split('## Private words that are not used');
  const words = section.split('\n').flatMap((line) => {
    const [, not = '', but = ''] = line.split('|');
    return [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, instead: but.trim() }));
  });
  if (words.length === 0) throw new Error('The glossary lists no private words in backticks.');
  return words;
}

/** Private words in the file's name, the names in its code, the titles of its tests and its comments. One sentence each. */
export function findPrivateWords(source: ParsedSource, words: readonly PrivateWord[]): string[] {
  const names = new Map<string, number>();
  const collect = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (!names.has(name)) names.set(name, start);
  };
  new Visitor({ Identifier: collect, JSXIdentifier: collect, PrivateIdentifier: collect }).visit(
    source.program,
  );
  const titled = /\b(?:it|test|describe)\b/.test(source.text) ? findTitledCalls(source.program) : [];
  const texts = [
    { where: 'file name', text: basename(source.path), start: 0 },
    ...[...names].map(([name, start]) => ({ where: `name ${name}`, text: name, start })),
    ...titled.map(({ title, start }) => ({ where: 'title', text: title, start })),
    // What a comment quotes as code is checked where it is code.
    ...source.comments.map(({ value, start }) => ({
      where: 'comment',
      text: value.replace(/`[^`]*`/g, ' '),
      start,
    })),
  ];
  const pattern = new RegExp(` (${words.map(({ word }) => word).join('|')})(?:s|es|d|ed|ing)? `);
  if (!pattern.test(` ${splitWords(texts.map(({ text }) => text).join(' '))} `)) return [];
  return texts.flatMap(({ where, text, start }) => {
    const [, found] = pattern.exec(` ${splitWords(text)} `) ?? [];
    const instead = words.find(({ word }) => word === found)?.instead;
    return found === undefined
      ? []
      : [`${formatPlace(source, start)}: the ${where} says '${found}'; write ${instead}`];
  });
}

/** `staffDesk`, `staff-desk` and `Staff desk` are all `staff desk`. */
function splitWords(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .toLowerCase();
}

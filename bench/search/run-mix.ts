import type { OfferReader } from '../../src/offer-index/offer-index.ts';
import { describeTimes, shortTimes } from './describe-times.ts';
import { type Question, questionKinds } from './generate-questions.ts';

/** Asks one question after another. @returns milliseconds each took */
export function timeQueries(reader: OfferReader, questions: readonly Question[]): number[] {
  return questions.map(({ query }) => {
    const before = performance.now();
    reader.search(query);
    return performance.now() - before;
  });
}

/** A table of the mix and its kinds. */
export function tabulate(questions: readonly Question[], times: readonly number[]) {
  const ofKind = (kind: string) => times.filter((_, at) => questions[at]?.kind === kind);
  const kinds = Object.keys(questionKinds).filter((kind) => ofKind(kind).length > 0);
  const rows = kinds.map((kind) => [kind, shortTimes(describeTimes(ofKind(kind)))] as const);
  return Object.fromEntries([...rows, ['mix', shortTimes(describeTimes(times))]]);
}

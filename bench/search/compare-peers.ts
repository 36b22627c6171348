import { isDeepStrictEqual } from 'node:util';
import type { OfferReader } from '../../src/offer-index/offer-index.ts';
import type { OfferAnswer, OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { describeTimes, short } from './describe-times.ts';
import { formatAnswer, formatRows } from './format-answer.ts';
import { type Question, type QuestionKind, questionKinds } from './generate-questions.ts';
import type { Peer } from './peer.ts';
import type { PeerRegisters } from './peer-tables.ts';

export interface Comparison {
  readonly peers: readonly Peer[];
  readonly registers: PeerRegisters;
  readonly reader: OfferReader;
  /** Other questions in every round: what an engine remembers of a question must not answer it again. */
  readonly rounds: readonly (readonly Question[])[];
  /** Seconds for one kind of question in one round; what was asked by then is what is compared. */
  readonly secondsPerKind: number;
}

type Answer = OfferAnswer<OfferQuery['name']>;

/**
 * Questions that an engine gets in a row before it is the next one's turn: so many that most are met as in a process of one's own, not with
 * caches that another engine has filled.
 */
const atOnce: Record<QuestionKind, number> = { anywhere: 10, list: 50, map: 50, calendar: 50, cascade: 50 };

/** Times of one engine for the questions of one kind, milliseconds, a list a round. */
type RoundTimes = Map<QuestionKind, number[][]>;

/**
 * Asks the index and the peers the same questions in turn, some each, and compares every answer.
 * Prints times and ratios of medians, the median of the rounds; a question that a peer gave up on counts with its timeout.
 * @throws Error with question and difference where answers differ
 */
export async function comparePeers(comparison: Comparison): Promise<void> {
  const { peers, rounds } = comparison;
  const times = new Map<string, RoundTimes>(
    ['index', ...peers.map(({ name }) => name)].map((name) => [name, new Map()]),
  );
  let compared = 0;
  for (const questions of rounds) {
    for (const kind of Object.keys(questionKinds) as QuestionKind[]) {
      const ofKind = questions.filter((question) => question.kind === kind);
      compared += await runKind(comparison, kind, ofKind, times);
    }
  }
  console.log(
    `\nThe same questions in turn, one thread each, ${rounds.length} rounds; ${compared} answers of peers compared, all equal`,
  );
  console.table(Object.fromEntries(listRows(peers, times)));
}

async function runKind(
  { peers, registers, reader, secondsPerKind }: Comparison,
  kind: QuestionKind,
  questions: readonly Question[],
  times: ReadonlyMap<string, RoundTimes>,
): Promise<number> {
  const deadline = performance.now() + secondsPerKind * 1000;
  const ofRound = new Map([...times].map(([name, byKind]) => [name, startRound(byKind, kind)]));
  const recordTime = (name: string, started: number) => ofRound.get(name)?.push(performance.now() - started);
  let compared = 0;
  const turn = atOnce[kind];
  for (let first = 0; first < questions.length && performance.now() < deadline; first += turn) {
    const batch = questions.slice(first, first + turn);
    const answers = batch.map(({ query }) => {
      const started = performance.now();
      const answer = reader.search(query);
      recordTime('index', started);
      return answer;
    });
    const expected = batch.map(({ query }, at) => formatAnswer(query, answers[at] as Answer));
    for (const peer of peers) {
      for (const [at, { query }] of batch.entries()) {
        const started = performance.now();
        const rows = await peer.run(query);
        recordTime(peer.name, started);
        if (rows === null) continue;
        requireEqual(peer.name, query, expected[at] ?? [], formatRows(query, rows, registers));
        compared += 1;
      }
    }
  }
  return compared;
}

function startRound(byKind: RoundTimes, kind: QuestionKind): number[] {
  const rounds = byKind.get(kind) ?? [];
  const started: number[] = [];
  byKind.set(kind, [...rounds, started]);
  return started;
}

function requireEqual(
  peer: string,
  query: object,
  expected: readonly string[],
  actual: readonly string[],
): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const only = (one: readonly string[], other: readonly string[]) =>
    one
      .filter((line) => !other.includes(line))
      .slice(0, 10)
      .join(', ');
  throw new Error(
    `${peer} differs on ${JSON.stringify(query)}\nonly index: ${only(expected, actual)}\nonly ${peer}: ${only(actual, expected)}`,
  );
}

function* listRows(
  peers: readonly Peer[],
  times: ReadonlyMap<string, RoundTimes>,
): Generator<[string, Record<string, number | string>]> {
  for (const kind of Object.keys(questionKinds) as QuestionKind[]) {
    const ofIndex = times.get('index')?.get(kind) ?? [];
    if (ofIndex.flat().length === 0) continue;
    yield [`${kind}, index`, { ...summariseTimes(ofIndex), 'index is faster': '' }];
    for (const { name } of peers) {
      const ofPeer = times.get(name)?.get(kind) ?? [];
      const ratios = ofPeer.map((round, at) => medianOf(round) / medianOf(ofIndex[at] ?? []));
      yield [
        `${kind}, ${name}`,
        { ...summariseTimes(ofPeer), 'index is faster': `${short(medianOf(ratios))} times` },
      ];
    }
  }
}

const medianOf = (values: readonly number[]): number => describeTimes(values).p50;

function summariseTimes(rounds: readonly (readonly number[])[]) {
  const { queries, p50, p95, p99, perSecond } = describeTimes(rounds.flat());
  return {
    queries,
    'p50 ms': short(p50),
    'p95 ms': short(p95),
    'p99 ms': short(p99),
    'per second': short(perSecond),
  };
}

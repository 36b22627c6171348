import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { openCaseFixture, seedColleague } from '../../../../tests/factories/case-fixture.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { findCaseToDo } from '../model/case-life.ts';
import type { CaseRecord, CaseStaff } from '../model/case-record.ts';
import { isOpenCase } from '../model/case-state.ts';
import { CASE_SORTS } from '../office/case-filters.ts';
import type { CaseQuery } from './search-cases.server.ts';

const day = 86_400_000;
let database: TestDatabase;
let fixture: ReturnType<typeof openCaseFixture>;
let kim: CaseStaff;
const numbers: string[] = [];
const names = ['Quincek', 'adams', 'Meyer', 'Baker'];

/** Cases of every kind, in a repeatable order: each is left at another point of its life. */
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = openCaseFixture(database);
  kim = await seedColleague(database, 'Kim');
  for (let at = 0; at < 48; at += 1) {
    const reason = at % 7 === 6 ? 'compliment' : 'complaint';
    const { caseId, caseNumber } = await fixture.open({ reason, lastName: names[at % names.length] ?? '' });
    numbers.push(caseNumber);
    await fixture.settle();
    const act = async (change: (actor: { staff: CaseStaff; version: number }) => Promise<unknown>) =>
      change({ staff: kim, version: (await fixture.read(caseNumber)).record.version });
    if (at % 2 === 1)
      await act((actor) => fixture.service.answer(caseId, actor, { text: 'x', isQuestion: at % 4 === 1 }));
    if (at % 3 === 2) await fixture.receive(caseId);
    if (at % 5 === 4)
      await act((actor) =>
        reason === 'complaint'
          ? fixture.service.decide(caseId, actor, 'x')
          : fixture.service.thank(caseId, actor, 'x'),
      );
    if (at % 10 === 9) await fixture.receive(caseId);
    if (at % 6 === 0) await act((actor) => fixture.service.assign(caseId, actor, kim));
    fixture.clock.advance(day / 4);
  }
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

test('each complaint that is open has a task with its next deadline, and no case that has ended has one', async () => {
  const tasks = await fixture.listTasks(everyBrand);
  for (const number of numbers) {
    const { record } = await fixture.read(number);
    const own = tasks.filter((task) => task.number === number);
    expect(own, number).toHaveLength(isOpenCase(record.state) ? 1 : 0);
    if (own.length === 1) expect(own[0]?.dueAt === null).toBe(record.reason === 'compliment');
  }
});

test('lists are filtered by state, by who looks after a case and by what is due', async () => {
  const find = async (query: Partial<CaseQuery>) => {
    const all = { text: '', state: null, assignedTo: null, due: 'all', sort: null, page: 1 } as const;
    return (await fixture.service.search({ brands: everyBrand, ...all, limit: 100, ...query })).cases;
  };
  expect(await find({})).toHaveLength(numbers.length);
  expect((await find({ state: 'decided' })).every(({ state }) => state === 'decided')).toBe(true);
  const [own, nobodys] = [await find({ assignedTo: kim.id }), await find({ assignedTo: 'nobody' })];
  expect(own.length + nobodys.length).toBe(numbers.length);
  expect(own).toHaveLength(8);
  const waiting = await find({ due: 'waiting' });
  expect(waiting.map(({ number }) => number).sort()).toEqual(
    (await fixture.listTasks(everyBrand)).map(({ number }) => number).sort(),
  );
  const overdue = await find({ due: 'overdue' });
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.length).toBeLessThan(waiting.length);
});

test.each(CASE_SORTS)(
  'the list is sorted by %s in both directions, and each case is on one of its pages',
  async (by) => {
    const list = async (isDescending: boolean) => {
      const all: CaseRecord[] = [];
      for (let page = 1; all.length < numbers.length; page += 1) {
        const query = { text: '', state: null, assignedTo: null, due: 'all', limit: 7 } as const;
        const found = await fixture.service.search({
          brands: everyBrand,
          ...query,
          sort: { by, isDescending },
          page,
        });
        expect(found.page).toMatchObject({ page, count: numbers.length, from: all.length + 1 });
        all.push(...found.cases);
      }
      return all;
    };
    const sortValueOf = (record: CaseRecord) =>
      ({
        number: record.number,
        due: findCaseToDo(record)?.dueAt?.toISOString() ?? '~',
        guest: record.complaint?.lastName.toLowerCase() ?? '~',
        received: record.receivedAt.toISOString(),
        assignedTo: record.assignedTo?.name.toLowerCase() ?? '~',
      })[by];
    const values = (await list(false)).map(sortValueOf);
    expect(values).toEqual([...values].sort());
    // What has no value comes last in both directions.
    const descending = (await list(true)).map(sortValueOf).filter((value) => value !== '~');
    expect(descending).toEqual([...descending].sort().reverse());
    expect(new Set((await list(true)).map(({ number }) => number)).size).toBe(numbers.length);
  },
);

test('a page after the last one is the last one', async () => {
  const query = { text: '', state: null, assignedTo: null, due: 'all', sort: null, limit: 7 } as const;
  const { page, cases } = await fixture.service.search({ brands: everyBrand, ...query, page: 9_999 });
  expect(page.page).toBe(page.pages);
  expect(cases.length).toBeGreaterThan(0);
});

test('after 75 days every open complaint has had its last reminder once, and nobody else any', async () => {
  const today = fixture.clock.now();
  fixture.clock.advance(75 * day);
  // The first run takes pages of cases; the others find nothing left.
  await Promise.all([fixture.remind(), fixture.remind()]);
  expect(await fixture.remind()).toBe(0);
  fixture.clock.set(today);
  for (const number of numbers) {
    const { record, events } = await fixture.read(number);
    const notices = events.flatMap(({ kind, facts }) => (kind === 'reminded' ? [facts.notice] : []));
    const isRunning = record.reason === 'complaint' && isOpenCase(record.state);
    const expected =
      record.answeredAt === null ? ['answer-overdue', 'decision-overdue'] : ['decision-overdue'];
    expect(notices, number).toEqual(isRunning ? expected : []);
  }
});

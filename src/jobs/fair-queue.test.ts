import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const take = (queue: { shift(): string | undefined }, count: number) =>
  Array.from({ length: count }, () => queue.shift());

test('the clients take turns, each with its oldest', () => {
  const queue = createFairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.charAt(0), item);
  expect(take(queue, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
});

test('a client of its own finds a place in a queue that another has filled, whose newest then has none', () => {
  const queue = createFairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) expect(queue.push('a', item)).toBeNull();
  expect(queue.push('a', 'a4')).toBe('a4');
  expect(queue.push('b', 'b1')).toBe('a3');
  expect(take(queue, 4)).toEqual(['a1', 'b1', 'a2', undefined]);
});

test('clients with one item each take no place from each other', () => {
  const queue = createFairQueue<string>(2);
  queue.push('a', 'a1');
  queue.push('b', 'b1');
  expect(queue.push('c', 'c1')).toBe('c1');
});

test('an emptied queue takes as much again', () => {
  const queue = createFairQueue<string>(2);
  queue.push('a', 'a1');
  queue.push('b', 'b1');
  expect(queue.drain()).toEqual(['a1', 'b1']);
  expect(queue.shift()).toBeUndefined();
  expect([queue.push('a', 'a2'), queue.push('a', 'a3'), queue.push('a', 'a4')]).toEqual([null, null, 'a4']);
});

test('never holds more than its limit and loses nothing, whatever happens', () => {
  const step = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: 'shift' as const });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.array(step, { maxLength: 80, size: 'max' }),
      (limit, steps) => {
        const queue = createFairQueue<number>(limit);
        const held = new Set<number>();
        for (const [number, each] of steps.entries()) {
          if (each === 'shift') {
            const item = queue.shift();
            expect(item === undefined ? held.size === 0 : held.delete(item)).toBe(true);
            continue;
          }
          held.add(number);
          const dropped = queue.push(each, number);
          if (dropped !== null) expect(held.delete(dropped)).toBe(true);
          expect(held.size).toBeLessThanOrEqual(limit);
        }
        expect(new Set(queue.drain())).toEqual(held);
      },
    ),
  );
});

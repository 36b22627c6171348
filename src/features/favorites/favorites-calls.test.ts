import { afterEach, expect, test, vi } from 'vitest';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { initializeStore, readSlice } from '../../site/client-store.ts';
import { addFavorite, removeFavorite } from './favorites-calls.ts';
import { favoritesSlice } from './favorites-slice.ts';

initializeStore();
afterEach(() => vi.unstubAllGlobals());

const offer = { offerId: null, totalAmount: null, search: {} };

/** A server that answers only when the test says so: with every hotel saved so far, or with an error. */
function openServer() {
  const questions: { readonly hotelId: number; readonly answer: (status: number) => void }[] = [];
  const hotelIds: number[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    const { hotelId } = JSON.parse(String(init.body)) as { hotelId: number };
    return new Promise<Response>((resolve) => {
      const answer = (status: number) => {
        if (status === 200) hotelIds.push(hotelId);
        resolve(Response.json({ count: hotelIds.length, hotelIds: [...hotelIds] }, { status }));
      };
      questions.push({ hotelId, answer });
    });
  });
  return questions;
}

test('[FAV-008] the second of two hearts pressed at once waits until the first answer has said who the visitor is', async () => {
  const questions = openServer();
  const both = [addFavorite('de-de', 1, offer), addFavorite('de-de', 2, offer)];
  await vi.waitFor(() => expect(questions).toHaveLength(1), pollTimeout);
  questions[0]?.answer(200);
  await vi.waitFor(() => expect(questions.map(({ hotelId }) => hotelId)).toEqual([1, 2]), pollTimeout);
  questions[1]?.answer(200);
  await Promise.all(both);
  expect(readSlice(favoritesSlice)).toEqual({ count: 2, hotelIds: [1, 2] });

  const third = addFavorite('de-de', 3, offer);
  const fourth = addFavorite('de-de', 4, offer);
  await vi.waitFor(() => expect(questions).toHaveLength(3), pollTimeout);
  questions[2]?.answer(503);
  await expect(third).rejects.toThrow('503');
  await vi.waitFor(() => expect(questions).toHaveLength(4), pollTimeout);
  questions[3]?.answer(200);
  await fourth;

  const fifth = addFavorite('de-de', 5, offer);
  await vi.waitFor(() => expect(questions).toHaveLength(5), pollTimeout);
  questions[4]?.answer(409);
  expect(await fifth, '[FAV-007] a list that takes no further hotel').toBe('full');
});

test('[FAV-006] what a call answers is what the state holds, after adding and after removing', async () => {
  const answer = (info: object) => vi.stubGlobal('fetch', async () => Response.json(info));
  answer({ count: 2, hotelIds: [7, 9] });
  await addFavorite('de-de', 7, offer);
  expect(readSlice(favoritesSlice)).toEqual({ count: 2, hotelIds: [7, 9] });
  answer({ count: 1, hotelIds: [9] });
  await removeFavorite('de-de', 7);
  expect(readSlice(favoritesSlice)).toEqual({ count: 1, hotelIds: [9] });
});

import { afterEach, expect, test, vi } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { initializeStore } from '../../../../site/client-store.ts';
import { announceTravellers, updateTravellers } from './travellers-update.ts';

afterEach(() => vi.unstubAllGlobals());

const party = { adults: 2, childrenBorn: [requireDay('2019-05-17')] };

test('[TRAV-038] [TRAV-039] a change contains adults and birth dates, marked with 23', () => {
  expect(updateTravellers(party)).toEqual({
    type: 'SEARCH_TRAVELLERS_UPDATE',
    adults: 2,
    childrenBirthDates: ['2019-05-17'],
    parameter: 23,
  });
});

test('[TRAV-038] [TRAV-040] a change is dispatched, and sent to the event log without birth dates', () => {
  const dispatched = vi.spyOn(initializeStore(), 'dispatch');
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(body);
    return new Response();
  });
  announceTravellers(party, 'de-de');
  expect(dispatched).toHaveBeenCalledExactlyOnceWith(updateTravellers(party));
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([
    { msg: 'TRAVELLERS.CHANGE', context: { action: 'TRAVELLERS.CHANGE', adults: 2, children: 1 } },
  ]);
  expect(sent.join()).not.toContain('2019');
});

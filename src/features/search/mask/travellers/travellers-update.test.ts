import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/calendar-day.ts';
import { updateTravellers } from './travellers-update.ts';

test('[TRAV-038] [TRAV-039] a change tells adults and birth dates, marked with 23', () => {
  expect(updateTravellers({ adults: 2, childrenBorn: [requireDay('2019-05-17')] })).toEqual({
    type: 'SEARCH_TRAVELLERS_UPDATE',
    adults: 2,
    childrenBirthDates: ['2019-05-17'],
    parameter: 23,
  });
});

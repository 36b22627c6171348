import { expect, test } from 'vitest';
import { buildFlightRequest } from './build-flight-request.ts';
import { flightChangerSlice } from './flight-changer-slice.ts';

const { initial } = flightChangerSlice;
const params = {
  adults: '3',
  stops: '0',
  airlines: 'LH',
  baggage: 'carryOn',
  maxPrice: '500',
  outFrom: '6',
  outUntil: '12',
  homeBy: '22',
  night: 'none',
};

test('[FLIGHT-009] without filters the request is for all flights, regardless of the search filters', () => {
  expect(JSON.parse(JSON.stringify(buildFlightRequest(params, 'x', initial, '7Q')))).toEqual({
    adults: '3',
    offer: 'x',
  });
});

test('[FLIGHT-010, FLIGHT-013] filters use the parameters of the search', () => {
  const filters = { stopOver: 0, baggageFilter: 'baggage', airlineFilter: true, nightFilter: true } as const;
  expect(buildFlightRequest({}, 'x', filters, '7Q')).toMatchObject({
    stops: '0',
    baggage: 'baggage',
    airlines: '7Q',
    night: 'none',
  });
});

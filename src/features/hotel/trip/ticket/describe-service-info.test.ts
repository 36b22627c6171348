import { expect, test } from 'vitest';
import { describeServiceInfo } from './describe-service-info.ts';

const offer = { id: 'offer-1', hotelId: 1_000_001, checkIn: '2027-05-02', lengthOfStay: 7 };

test('[STORE-008] [STORE-009] contacting the service sends the trip on the page', () => {
  expect(describeServiceInfo(offer)).toEqual({
    name: 'service_info',
    params: { hotelId: '1000001', package: { offerId: 'offer-1', checkIn: '2027-05-02', nights: 7 } },
  });
});

test('[STORE-008] without a trip to book nothing is sent', () => {
  expect(describeServiceInfo(null)).toBeNull();
});

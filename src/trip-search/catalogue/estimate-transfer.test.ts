import { expect, test } from 'vitest';
import { estimateDrive, estimateTransfer } from './estimate-transfer.ts';

const palma = { latitude: 39.5517, longitude: 2.7388 };
/** A degree of latitude is 111.19 km. */
const north = (kilometres: number) => ({ ...palma, latitude: palma.latitude + kilometres / 111.195 });

test.each([
  [0, { kilometres: 0, minutes: 10 }],
  [6, { kilometres: 8, minutes: 17 }],
  [50, { kilometres: 65, minutes: 70 }],
])('[LIST-012] a hotel %d km from the airport in a line is %j away by road', (line, ride) => {
  expect(estimateTransfer(palma, north(line))).toEqual(ride);
});

test('[LIST-012] a long way by car is faster, without the wait for a bus', () => {
  expect(estimateDrive(palma, north(0))).toBe(0);
  expect(estimateDrive(palma, north(500))).toBe(411);
});

import { expect, test } from 'vitest';
import { frameMap, kilometresPerPixel, projectOnto, zoomOf } from './map-frame.ts';

const size = { width: 700, height: 400 };
const palma = { latitude: 39.57, longitude: 2.65 };
const airport = { latitude: 39.55, longitude: 2.74 };
const calaRatjada = { latitude: 39.71, longitude: 3.46 };

test('one place is in the middle of a picture, a little low for its pin, as near as the coast is known', () => {
  const frame = frameMap(size, [palma]);
  expect(projectOnto(frame, palma).x).toBeCloseTo(350, 6);
  expect(projectOnto(frame, palma).y).toBeCloseTo(208, 6);
  expect(zoomOf(frame)).toBe(9.5);
  expect(kilometresPerPixel(frame)).toBeCloseTo(0.0833, 3);
});

test('two places close together are shown no nearer', () => {
  expect(zoomOf(frameMap(size, [palma, airport]))).toBe(9.5);
});

test('two places far apart fill the picture but for the room of their labels', () => {
  const frame = frameMap(size, [palma, calaRatjada]);
  expect(projectOnto(frame, palma).x).toBeCloseTo(140, 6);
  expect(projectOnto(frame, calaRatjada).x).toBeCloseTo(560, 6);
});

test.each([
  ['east', { latitude: -17.8, longitude: 177.4 }, { latitude: -16.7, longitude: -179.9 }],
  ['west', { latitude: -16.7, longitude: -179.9 }, { latitude: -17.8, longitude: 177.4 }],
])('places on both sides of the date line are taken the short way %s', (_way, one, other) => {
  const frame = frameMap(size, [one, other]);
  for (const place of [one, other]) {
    const { x, y } = projectOnto(frame, place);
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
  expect(kilometresPerPixel(frame)).toBeLessThan(1);
});

test('a pole, which the projection has no place for, is shown at its end', () => {
  const { y } = projectOnto(frameMap(size, [{ latitude: 90, longitude: 0 }]), { latitude: 90, longitude: 0 });
  expect(Number.isFinite(y)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { boundPoints, defaultBounds, formatMapBox } from './map-bounds.ts';

describe('bounds of the map', () => {
  it('[MAP-009] are the Mediterranean without hotels', () => {
    expect(boundPoints([])).toBe(defaultBounds);
  });

  it('lie around all hotels', () => {
    const points = [
      { latitude: 39.5, longitude: 2.6 },
      { latitude: 35.1, longitude: 25.2 },
    ];
    expect(boundPoints(points)).toEqual({ south: 35.1, west: 2.6, north: 39.5, east: 25.2 });
  });

  it('go the short way across the date line', () => {
    const points = [
      { latitude: -17, longitude: 178 },
      { latitude: -14, longitude: -171 },
    ];
    expect(boundPoints(points)).toEqual({ south: -17, west: 178, north: -14, east: 189 });
  });
});

describe('the requested box', () => {
  it('[SAPI-011] is south, west, north, east', () => {
    expect(formatMapBox({ south: 39, west: 2, north: 40.123456, east: 3 })).toBe('39,2,40.1235,3');
  });

  it.each([
    [{ west: 178, east: 189 }, '0,178,1,-171'],
    [{ west: -190, east: -170 }, '0,170,1,-170'],
    [{ west: -180, east: 180 }, '0,-180,1,180'],
    [{ west: -300, east: 300 }, '0,-180,1,180'],
  ])('folds %j', (sides, expected) => {
    expect(formatMapBox({ south: 0, north: 1, ...sides })).toBe(expected);
  });

  it('ends at the poles', () => {
    expect(formatMapBox({ south: -95, west: 0, north: 95, east: 1 })).toBe('-90,0,90,1');
  });
});

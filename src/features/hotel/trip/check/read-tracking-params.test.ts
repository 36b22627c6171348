import { expect, test } from 'vitest';
import { readTrackingParams } from './read-tracking-params.ts';

const read = (query: string) => readTrackingParams(new URLSearchParams(query));

test('[CDATA-018] [CTRACK-006] what campaigns put into addresses is found, nothing else', () => {
  expect(read('utm_source=news&utm_campaign=sun&gclid=abc&adults=2&UTM_x=1&utm_=1')).toEqual({
    utm_source: 'news',
    utm_campaign: 'sun',
    gclid: 'abc',
  });
});

test('a value has 200 letters at most, and there are ten at most', () => {
  expect(Object.keys(read(`gclid=${'a'.repeat(200)}`))).toEqual(['gclid']);
  expect(read(`gclid=${'a'.repeat(201)}&utm_source=`)).toEqual({});
  const many = Array.from({ length: 12 }, (_, at) => `utm_${'abcdefghijkl'[at]}=1`).join('&');
  expect(Object.keys(read(many))).toHaveLength(10);
});

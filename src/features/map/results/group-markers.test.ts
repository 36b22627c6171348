import { describe, expect, it } from 'vitest';
import { groupMarkers } from './group-markers.ts';

const box = { width: 60, height: 30 };

describe('markers that overlap', () => {
  it('are shown as the first of them', () => {
    const markers = [
      { id: 1, x: 100, y: 100 },
      { id: 2, x: 159, y: 129 },
      { id: 3, x: 300, y: 100 },
    ];
    expect(groupMarkers(markers, box)).toEqual([
      { leader: 1, members: [1, 2] },
      { leader: 3, members: [3] },
    ]);
  });

  it.each([
    [{ x: 160, y: 100 }, 2],
    [{ x: 100, y: 130 }, 2],
    [{ x: 159, y: 100 }, 1],
    [{ x: 41, y: 71 }, 1],
  ])('a second one at %j gives %i markers', ({ x, y }, count) => {
    expect(
      groupMarkers(
        [
          { id: 1, x: 100, y: 100 },
          { id: 2, x, y },
        ],
        box,
      ),
    ).toHaveLength(count);
  });

  it('none is lost', () => {
    const markers = Array.from({ length: 100 }, (_, id) => ({ id, x: (id * 37) % 400, y: (id * 53) % 300 }));
    const members = groupMarkers(markers, box).flatMap((group) => group.members);
    expect(members.toSorted((a, b) => a - b)).toEqual(markers.map(({ id }) => id));
  });
});

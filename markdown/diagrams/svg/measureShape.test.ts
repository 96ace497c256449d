import {describe, expect, it} from 'vitest';

import {contains, joinBoxes, measureShape, parsePoints} from './measureShape';

const BOX = {left: 10, top: 20, right: 30, bottom: 60};

describe('measureShape', () => {
  it.each([
    ['a rectangle', {x: '10', y: '20', width: '20', height: '40'}],
    ['a rectangle with round corners', {x: '10', y: '20', width: '20', height: '40', rx: '4', ry: '4'}],
    ['an ellipse', {cx: '20', cy: '40', rx: '10', ry: '20'}],
    ['a polygon', {points: '20,20 30,40 20,60 10,40'}],
  ])('measures %s', (_, attributes) => {
    expect(measureShape(attributes)).toEqual(BOX);
  });

  it('measures a circle', () => {
    expect(measureShape({cx: '20', cy: '40', r: '10'})).toEqual({left: 10, top: 30, right: 30, bottom: 50});
  });
});

describe('joinBoxes', () => {
  it('is the box around all boxes', () => {
    const boxes = [
      {left: 10, top: 30, right: 20, bottom: 60},
      {left: 15, top: 20, right: 30, bottom: 40},
    ];
    expect(joinBoxes(boxes)).toEqual(BOX);
  });
});

describe('parsePoints', () => {
  it('reads points with any space between them', () => {
    expect(parsePoints(' 1,2  3.5,-4\n')).toEqual([
      {x: 1, y: 2},
      {x: 3.5, y: -4},
    ]);
  });
});

describe('contains', () => {
  it.each([
    [10, 20, 0, true],
    [30, 60, 0, true],
    [9, 20, 0, false],
    [31, 20, 0, false],
    [10, 19, 0, false],
    [10, 61, 0, false],
    [9, 61, 1, true],
    [31, 19, 1, true],
  ])('(%i, %i) with tolerance %i: %s', (x, y, tolerance, expected) => {
    expect(contains(BOX, {x, y}, tolerance)).toBe(expected);
  });
});

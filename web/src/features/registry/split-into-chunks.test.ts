import { describe, expect, test } from 'vitest'
import { splitIntoChunks } from './split-into-chunks.ts'

describe('splitIntoChunks', () => {
  test.each([
    ['nothing', [], []],
    ['less than a group', [1], [[1]]],
    [
      'whole groups',
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['a last group that is not full', [1, 2, 3], [[1, 2], [3]]],
  ])('splits %s', (_what, values, groups) => {
    expect(splitIntoChunks(values, 2)).toEqual(groups)
  })
})

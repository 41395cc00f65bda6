import { describe, expect, test } from 'vitest'
import { splitIntoChunks } from './split-into-chunks.ts'

describe('splitIntoChunks', () => {
  test.each([
    ['no values', [], []],
    ['fewer values than a chunk', [1], [[1]]],
    [
      'full chunks',
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['a shorter last chunk', [1, 2, 3], [[1, 2], [3]]],
  ])('splits %s', (_what, values, groups) => {
    expect(splitIntoChunks(values, 2)).toEqual(groups)
  })
})

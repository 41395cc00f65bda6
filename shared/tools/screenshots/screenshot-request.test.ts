import { describe, expect, test } from 'vitest'
import { parseScreenshotRequest } from './screenshot-request.ts'

describe('parseScreenshotRequest', () => {
  test.each([
    [['before'], { mode: 'capture', name: 'before', words: [] }],
    [['before', 'dashboard'], { mode: 'capture', name: 'before', words: ['dashboard'] }],
    [['--compare', 'a', 'b'], { mode: 'compare', before: 'a', after: 'b' }],
  ])('reads %j', (args, expected) => {
    expect(parseScreenshotRequest(args)).toEqual(expected)
  })

  test.each([
    [[]],
    [['../outside']],
    [['--unknown']],
    [['--compare', 'a']],
    [['--compare', 'a', 'b', 'c']],
  ])('rejects %j', args => {
    expect(() => parseScreenshotRequest(args)).toThrow('Usage: npm run screenshots')
  })
})

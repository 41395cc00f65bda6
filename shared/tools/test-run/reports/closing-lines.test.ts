import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../run-tool.ts'
import { closingLines, endToEndCommand, unitCommand } from './closing-lines.ts'
import { failed, passed, sumTallies } from './tally.ts'

const lastLine = (text: string) => text.split('\n').at(-1)

describe('closingLines', () => {
  test('ends with the counts', () => {
    expect(lastLine(closingLines(passed, 'total 8 s'))).toBe('1 passed, 0 failed')
  })

  test('ends with the counts and the skipped tests if there are any', () => {
    const tally = { ...passed, skipped: 2 }
    expect(lastLine(closingLines(tally, ''))).toBe('1 passed, 0 failed, 2 skipped')
  })

  test('puts the times before the failures, each with its message and command', () => {
    const tally = sumTallies([
      passed,
      failed(
        'a.test.ts:42 › returns 409',
        'AssertionError: expected 200 to be 409',
        'npm test -- a',
      ),
      failed('format and lint'),
    ])
    expect(closingLines(tally, 'unit and API 150 s · total 8 min 0 s').split('\n')).toEqual([
      'unit and API 150 s · total 8 min 0 s',
      '',
      '✗ a.test.ts:42 › returns 409',
      '    AssertionError: expected 200 to be 409',
      '    npm test -- a',
      '',
      '✗ format and lint',
      '',
      '1 passed, 2 failed',
    ])
  })

  test('shows a message without colours, empty lines and frames of packages', () => {
    const message = [
      '\u001b[31mError: no\u001b[39m',
      '',
      `    at ${path.join(root, 'api/src/a.test.ts')}:5:17`,
      `    at ${path.join(root, 'node_modules/vitest/dist/run.js')}:1:1`,
      '    at new Promise (<anonymous>)',
    ]
    expect(closingLines(failed('a', message.join('\n')), '')).toContain(
      '✗ a\n    Error: no\n    at api/src/a.test.ts:5:17\n\n',
    )
  })

  test('shows the first eight lines of a long message', () => {
    const message = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join('\n')
    const lines = closingLines(failed('a', message), '')
    expect(lines).toContain('line 8')
    expect(lines).not.toContain('line 9')
  })
})

describe('unitCommand', () => {
  test.each([
    ['returns 409', `-t "returns 409"`],
    ['says "no"', `-t 'says "no"'`],
    ["costs $5, isn't free", `-t 'costs $5, isn'\\''t free'`],
  ])('quotes the title %s for a shell', (title, expected) => {
    expect(unitCommand('api/src/a.test.ts', title)).toBe(
      `npm test -- api/src/a.test.ts ${expected}`,
    )
  })
})

describe('endToEndCommand', () => {
  test('names the file and the line', () => {
    expect(endToEndCommand('web/e2e/a.spec.ts', 42)).toBe('npm test -- web/e2e/a.spec.ts:42')
  })
})

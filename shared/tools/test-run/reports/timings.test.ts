import { describe, expect, test } from 'vitest'
import { slowestLines } from './timings.ts'

describe('slowestLines', () => {
  test('lists the twenty slowest of each kind, slowest first', () => {
    const unitFiles = Array.from({ length: 30 }, (_, index) => ({
      name: `${index}.test.ts`,
      milliseconds: index * 100,
    }))
    const lines = slowestLines({ unitFiles, endToEndTests: [] }).split('\n')
    expect(lines).toHaveLength(22)
    expect(lines.slice(1, 3)).toEqual(['Slowest unit and API test files', '    2.9 s  29.test.ts'])
  })
})

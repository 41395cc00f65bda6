import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../../shared/test/corpus.ts'
import { nastyTexts } from '../../../../test/corpus.ts'
import { csv, csvCell } from './csv.ts'

/** Parses CSV (RFC 4180) with quoted cells. */
function readCsv(text: string): string[][] {
  const lines = text.slice(1).match(/(?:"(?:[^"]|"")*",?)+\r\n/g) ?? []
  return lines.map(line =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )
}

const formulas = corpusCases<string>('security/csv-formula.json')

describe('csvCell', () => {
  test.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u200B=1'],
    ...['\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF201', '\tMei'],
  ])('quotes %j as text', text => {
    expect(csvCell(text)).toBe(`"'${text}"`)
  })

  test.each(['', 'Mei', '25.50', '2026-11-20 18:00', 'a=b', "O'Neil", '妈妈', 'மகன்'])(
    'leaves %j unchanged',
    text => {
      expect(csvCell(text)).toBe(`"${text}"`)
    },
  )

  test('doubles a quotation mark', () => {
    expect(csvCell('the "best" one')).toBe('"the ""best"" one"')
  })
})

describe('csv', () => {
  test('starts with a UTF-8 byte order mark and ends rows with CRLF', () => {
    const rows = [
      ['a', 'b'],
      ['1', ''],
    ]
    expect(csv(rows)).toBe('\uFEFF"a","b"\r\n"1",""\r\n')
  })

  test.skipIf(formulas.length === 0)('keeps every collected text, none as a formula', () => {
    const texts = [...formulas, ...nastyTexts()]
    const rows = readCsv(csv(texts.map(text => [text, 'next'])))
    expect(rows).toHaveLength(texts.length)
    for (const [index, [cell = '', next]] of rows.entries()) {
      expect(next).toBe('next')
      expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
      expect([texts[index], `'${texts[index]}`]).toContain(cell)
    }
  })
})

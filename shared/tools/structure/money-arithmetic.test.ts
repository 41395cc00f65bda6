import { describe, expect, test } from 'vitest'
import { findMoneyArithmetic } from './money-arithmetic.ts'
import { sourceFiles } from './source-files.ts'

const find = (text: string, path = 'web/src/lib/a.ts') =>
  findMoneyArithmetic({ path, text, isTest: false })

describe('findMoneyArithmetic', () => {
  test.each(['const cents = dollars * 100', 'amount / 100', 'amount /100)', 'amount % 100 === 0'])(
    'finds %j',
    line => {
      expect(find(`const a = 1\n${line}`)).toEqual([`web/src/lib/a.ts:2: ${line}`])
    },
  )

  test.each([
    '// dollars * 100',
    '/** Cents: dollars * 100. */',
    'const MAX_MS = 5 * 1000',
    'total / 100_000',
    'share * 100.5',
  ])('ignores %j', line => {
    expect(find(line)).toEqual([])
  })

  test('allows shared/src/money and the files that calculate percentages', () => {
    expect(find('amount / 100', 'shared/src/money/money.ts')).toEqual([])
    expect(find('(part / whole) * 100', 'web/src/features/items/card/funding-bar.tsx')).toEqual([])
  })
})

describe('the product', () => {
  test('converts between dollars and cents only in shared/src/money', () => {
    const product = sourceFiles().filter(file => !file.isTest)
    expect(product.flatMap(findMoneyArithmetic)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { isolated } from './isolated.ts'
import { itemMessages } from './items/items.ts'

describe('isolated', () => {
  test.each(['Video baby monitor', '', 'Crème, 2 pieces', '婴儿车', 'தொட்டில்'])(
    'stays as it is where it reads from the left: %j',
    text => expect(isolated(text)).toBe(text),
  )

  test.each(['סבתא רחל', 'عربة أطفال', 'Stroller \u202Edrawkcab'])(
    'is isolated where it reads from the right: %j',
    text => expect(isolated(text)).toBe(`\u2068${text}\u2069`),
  )

  test('does not change the direction of a sentence that starts with it', () => {
    expect(itemMessages.deleted('עגלה')).toBe('"\u2068עגלה\u2069" has been deleted successfully')
  })
})

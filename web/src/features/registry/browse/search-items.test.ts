import type { PublicItem } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { searchItems } from './search-items.ts'

const names: [name: string, category: string][] = [
  ['Bébé crème, 2 tubes', 'Baby Care Essentials'],
  ['Nôi em bé', 'Cribs & Bassinets'],
  ['Đèn ngủ', 'Nursery Decor & Lighting'],
  ['குழந்தை தொட்டில்', 'Cribs & Bassinets'],
  ['Infant car seat', 'Car Seats & Bases'],
]
const items = names.map(([productName, category]) => ({ productName, category }) as PublicItem)
const find = (query: string) => searchItems(items, query).map(({ productName }) => productName)

describe('the search of items', () => {
  test.each([
    ['bebe CREME', ['Bébé crème, 2 tubes']],
    ['crème', ['Bébé crème, 2 tubes']],
    ['den ngu', ['Đèn ngủ']],
    ['crib', ['Nôi em bé', 'குழந்தை தொட்டில்']],
    ['தொட்டில்', ['குழந்தை தொட்டில்']],
    ['seat infant', ['Infant car seat']],
    ['infant crib', []],
  ])('%j finds %j', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  test('without words finds everything', () => {
    expect(find('  ')).toHaveLength(items.length)
  })
})

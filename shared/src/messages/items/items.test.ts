import { expect, test } from 'vitest'
import { itemMessages } from './items.ts'

test.each([
  [0, 'No price yet. Until you enter one, guests see it as fully gifted.'],
  [1, 'Complete, from 1 person'],
  [2, 'Complete, from 2 people'],
])('a fully funded item with %d contributors is described as %j', (people, text) => {
  expect(itemMessages.card.complete(people)).toBe(text)
})

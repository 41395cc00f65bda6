import { expect, test } from 'vitest'
import { isRendered } from './is-rendered.ts'

test('isRendered looks for boxes in a browser without checkVisibility', () => {
  const withBoxes = (...boxes: object[]) => ({ getClientRects: () => boxes }) as never
  expect(isRendered(withBoxes({}))).toBe(true)
  expect(isRendered(withBoxes())).toBe(false)
})

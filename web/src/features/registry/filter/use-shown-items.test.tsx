import { startTransition, use } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeItem } from '../../../../test/make-item.ts'
import { useShownItems } from './use-shown-items.ts'

const PRAM = makeItem('pram', 0)
const CRIB = makeItem('crib', 0)
const GIFTED_CRIB = makeItem('crib', 10)

let container: HTMLElement
let root: Root

beforeEach(() => {
  container = document.createElement('div')
  root = createRoot(container)
})

afterEach(() => root.unmount())

interface AvailableProps {
  items: (typeof PRAM)[]
  category?: string
  loading?: Promise<never>
  onRender?: () => void
}

function Available({ items, category, loading, onRender }: AvailableProps) {
  const shown = useShownItems(items, { category, status: 'available' })
  onRender?.()
  if (loading) use(loading)
  return shown.map(({ id }) => id).join(' ')
}

function show(list: AvailableProps): string | null {
  flushSync(() => root.render(<Available {...list} />))
  return container.textContent
}

test('an item that does not match any more stays until the filter changes', () => {
  expect(show({ items: [PRAM, CRIB] })).toBe('pram crib')
  expect(show({ items: [PRAM, GIFTED_CRIB] })).toBe('pram crib')
  expect(show({ items: [PRAM, GIFTED_CRIB], category: 'Other' })).toBe('pram')
})

test('a rendering that React discards changes nothing', async () => {
  expect(show({ items: [PRAM, GIFTED_CRIB] })).toBe('pram')
  const rendered = Promise.withResolvers<void>()
  const loading = new Promise<never>(() => undefined)
  const discarded = { items: [PRAM, CRIB], loading, onRender: rendered.resolve }
  startTransition(() => root.render(<Available {...discarded} />))
  await rendered.promise
  expect(show({ items: [PRAM, GIFTED_CRIB] })).toBe('pram')
})

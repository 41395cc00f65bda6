import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubTab } from '../../../test/stub-tab.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const SHEETS: [string, ...Record<string, string | undefined>[]][] = [
  ['?share=actions', { share: 'offer' }, { step: 'item-details' }],
  ['?contribute=7', { step: 'payment' }],
  ['?details=7', { details: undefined, contribute: '7' }, { step: 'payment' }],
  ['?track=', { track: undefined, share: 'offer' }],
  ['?offering=7', { step: 'edit' }],
  ['?auth=login'],
  ['?share=landing&step=submitted'],
]

test.each(SHEETS)('%s closes, however far somebody went on', async (opened, ...steps) => {
  const tab = stubTab(`/registry/us${opened}`)
  const { closeOverlays, pushQuery, isSheetOpen } = await import('./page-url.ts')
  for (const step of steps) pushQuery(step)
  closeOverlays()
  closeOverlays()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
  expect(tab.at()).toBe(1)
  expect(isSheetOpen()).toBe(false)
})

test('what was passed on the way back is never told', async () => {
  const tab = stubTab('/registry/us?category=Toys&share=actions')
  const { closeOverlays, pushQuery } = await import('./page-url.ts')
  pushQuery({ share: 'offer' })
  closeOverlays()
  const seen: string[] = []
  tab.tellers.addEventListener('popstate', () => seen.push(tab.address()))
  await tab.arrived()
  expect(seen).toEqual(['/registry/us?category=Toys'])
})

test('what was opened with the page makes way for what is exchanged for it', async () => {
  const tab = stubTab('/registry/us?share=actions')
  const { switchOverlay, pushQuery, stepBack } = await import('./page-url.ts')
  pushQuery({ share: 'offer' })
  switchOverlay({ track: 'offerings' })
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?track=offerings')
  stepBack({})
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
})

test('what is pressed while the browser still goes back is done when it is there', async () => {
  const tab = stubTab('/registry/us')
  const { closeOverlays, pushQuery, replaceQuery } = await import('./page-url.ts')
  pushQuery({ share: 'actions' })
  closeOverlays()
  pushQuery({ contribute: '7' })
  pushQuery({ contribute: '7' })
  replaceQuery({ status: 'open' })
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?contribute=7&status=open')
  expect(tab.at()).toBe(2)
  closeOverlays()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
})

test.each([
  ['?contribute=gone&step=payment&category=Toys', ['contribute'], '?category=Toys'],
  ['?share=what&contribute=7&step=payment', ['share'], '?contribute=7&step=payment'],
])('%s is without what opens nothing', async (opened, dead, left) => {
  const tab = stubTab(`/registry/us${opened}`)
  const { removeQueryParams } = await import('./page-url.ts')
  removeQueryParams(dead)
  expect(tab.address()).toBe(`/registry/us${left}`)
  expect(tab.at()).toBe(1)
})

test('closing what the page itself opened leaves its filter', async () => {
  const tab = stubTab('/registry/us?status=open')
  const { closeOverlays, pushQuery } = await import('./page-url.ts')
  pushQuery({ contribute: '7' })
  pushQuery({ step: 'payment' })
  closeOverlays()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?status=open')
  expect(tab.at()).toBe(1)
})

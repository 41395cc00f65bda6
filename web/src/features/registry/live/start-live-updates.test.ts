import { ApiError } from '@registry/shared/client/api-error'
import type { PublicItem } from '@registry/shared/contract/items/items'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../../test/fake-clock.ts'
import { makeItem } from '../../../../test/make-item.ts'
import type { RegistryList } from './load-outcome.ts'
import type { PageLifecycleHandlers } from './page-lifecycle.ts'
import { LISTEN_HIDDEN_MS, startLiveUpdates } from './start-live-updates.ts'

const PRAM = '0190f3a2-0000-7000-8000-000000000001'
const CRIB = '0190f3a2-0000-7000-8000-000000000002'

const owner: RegistryOwner = {
  name: 'Mei',
  registrySlug: 'baby-tan',
  registryTitle: 'Baby Tan',
  registrySubtitle: '',
  paymentMethods: [],
  giftPassingEnabled: false,
}

/** Fake EventSource controlled by the test. */
class FakeSource extends EventTarget {
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
  }
  close() {
    this.readyState = 2
  }
  tell(name: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
}

const refusal = (status: number, retryAfterS?: number) =>
  new ApiError('No', { status, code: 'UNREADABLE', retryAfterS })

/** Opens a page with a pram that has two contributors, and a crib that has none. */
function openPage(firstStream?: { source: FakeSource; isStale: boolean }) {
  const clock = makeClock()
  const sources: FakeSource[] = []
  const shown: { owner: RegistryOwner; items: PublicItem[] }[] = []
  const said: string[] = []
  const asked: string[] = []
  const server = {
    response: (): RegistryList | ApiError => listOf([makeItem(PRAM, 2), makeItem(CRIB, 0)]),
  }
  let page: PageLifecycleHandlers | undefined
  const registry = { owner, items: [makeItem(PRAM, 2), makeItem(CRIB, 0)] }
  const live = startLiveUpdates(
    {
      registry,
      firstStream,
      loadedAt: 0,
      show: now => shown.push(now),
      announce: words => said.push(words),
      isBusy: () => false,
    },
    {
      clock,
      list: async slug => {
        asked.push(slug)
        const response = server.response()
        if (response instanceof ApiError) throw response
        return response
      },
      openSource: url => {
        const source = new FakeSource(url)
        sources.push(source)
        return source
      },
      follow: handlers => {
        page = handlers
        return () => {}
      },
    },
  )
  if (!page) throw new Error('nobody follows the page')
  const source = () => sources.at(-1) as FakeSource
  return { clock, live, page, server, shown, said, asked, sources, source }
}

function listOf(items: PublicItem[], slug = owner.registrySlug): RegistryList {
  return { data: items, registryOwner: { ...owner, registrySlug: slug } }
}

const pramFact = (amountContributed: number, contributorCount: number) => ({
  id: PRAM,
  amountContributed,
  isFullyFunded: amountContributed >= 10,
  contributorCount,
})

describe('an open registry', () => {
  test('applies events with amounts in cents, and ignores invalid ones', () => {
    const { source, shown, live } = openPage()
    expect(source().url).toBe('/api/registry/baby-tan/events')
    source().tell('item', pramFact(3.5, 3))
    source().tell('item', { id: PRAM, amountContributed: 'much' })
    source().dispatchEvent(new MessageEvent('item', { data: 'no JSON' }))
    expect(shown.map(({ items }) => items[0]?.amountContributed)).toEqual([350])
    live.stop()
  })

  test('reloads its list on an items event and on every connection', async () => {
    const { source, asked, clock, shown } = openPage()
    source().tell('hello')
    await settle()
    source().tell('items')
    await settle()
    expect(asked).toEqual(['baby-tan', 'baby-tan'])
    await clock.pass(1_000)
    expect(shown).toEqual([])
  })

  test("continues the page's stream without loading its list", async () => {
    const first = new FakeSource('/api/registry/baby-tan/events')
    const { sources, asked, shown } = openPage({ source: first, isStale: false })
    first.tell('item', pramFact(3.5, 3))
    await settle()
    expect([sources.length, asked.length]).toEqual([0, 0])
    expect(shown.map(({ items }) => items[0]?.amountContributed)).toEqual([350])
  })

  test('loads its list when the stream told of a change before', async () => {
    const first = new FakeSource('/api/registry/baby-tan/events')
    const { sources, asked } = openPage({ source: first, isStale: true })
    await settle()
    expect([sources.length, asked.length]).toEqual([0, 1])
  })

  test("opens a stream when the page's was closed", () => {
    const first = new FakeSource('/api/registry/baby-tan/events')
    first.close()
    expect(openPage({ source: first, isStale: false }).sources).toHaveLength(1)
  })

  test("closes the page's stream when it is offline", () => {
    const first = new FakeSource('/api/registry/baby-tan/events')
    const { page } = openPage({ source: first, isStale: false })
    page.onPause('offline')
    expect(first.readyState).toBe(2)
  })

  test('announces the contributions of others once, and not the own one', async () => {
    const { source, said, clock, live, server } = openPage()
    server.response = () => listOf([makeItem(PRAM, 4), makeItem(CRIB, 1)])
    source().tell('item', { ...pramFact(1, 1), id: CRIB })
    live.applyContribution(makeItem(CRIB, 1))
    source().tell('item', pramFact(3, 3))
    source().tell('item', pramFact(4, 4))
    await clock.pass(30_000)
    expect(said).toEqual([`A gift arrived: The ${PRAM} now has S$4 of S$10.`])
    source().tell('item', pramFact(5, 5))
    await clock.pass(30_000)
    expect(said).toHaveLength(1)
    await clock.pass(30_000)
    expect(said).toHaveLength(2)
  })

  test('reconnects with increasing delays, and immediately when it becomes visible', async () => {
    const { source, sources, page, clock } = openPage()
    source().refuse()
    await clock.pass(4_999)
    expect(sources).toHaveLength(1)
    await clock.pass(1)
    source().refuse()
    await clock.pass(9_999)
    expect(sources).toHaveLength(2)
    page.onPause('offline')
    page.onResume('offline')
    expect(sources).toHaveLength(3)
  })

  test('stays connected for a while when hidden, and reconnects when it becomes visible', async () => {
    const { source, sources, page, clock } = openPage()
    page.onPause('hidden')
    await clock.pass(LISTEN_HIDDEN_MS - 1)
    expect(source().readyState).toBe(1)
    await clock.pass(1)
    expect(source().readyState).toBe(2)
    page.onResume('hidden')
    expect(sources).toHaveLength(2)
  })

  test('closes everything on pagehide, so that the browser can cache the page', async () => {
    const { source, sources, page, asked, clock } = openPage()
    page.onLeave()
    expect(source().readyState).toBe(2)
    await clock.pass(1_000_000)
    expect(asked).toEqual([])
    page.onResume('hidden')
    await clock.pass(2_000)
    expect([sources.length, asked.length]).toEqual([2, 1])
  })

  test('preserves the displayed data when loading fails, and shows the reason', async () => {
    const { server, live, clock, shown } = openPage()
    server.response = () => refusal(503)
    live.reload()
    await clock.pass(10_000)
    expect(live.state().trouble).toBe('failed')
    server.response = () => refusal(429, 7)
    live.retry()
    await settle()
    expect([live.state().trouble, live.rateLimitLeftMs()]).toEqual(['limited', 7_000])
    expect(shown).toEqual([])
  })

  test('schedules again when a timer fires early', async () => {
    const { clock, page, asked } = openPage()
    page.onFocus()
    await clock.pass(1_500)
    clock.hurry()
    await clock.pass(500)
    expect(asked).toHaveLength(1)
  })

  test('disconnects from a deleted registry, and reconnects when it is restored', async () => {
    const { server, live, source, sources, clock } = openPage()
    const { response } = server
    server.response = () => refusal(404)
    live.reload()
    await clock.pass(0)
    expect([live.state().trouble, source().readyState]).toEqual(['missing', 2])
    server.response = response
    live.retry()
    await clock.pass(0)
    expect([live.state().trouble, sources.length]).toEqual([undefined, 2])
  })

  test('follows a registry to its new slug', async () => {
    const { server, live, source, asked } = openPage()
    server.response = () => listOf([makeItem(PRAM, 2)], 'baby-lim')
    live.reload()
    await settle()
    expect(source().url).toBe('/api/registry/baby-lim/events')
    live.reload()
    expect(asked.at(-1)).toBe('baby-lim')
  })
})

import { countEvents, getFunnels } from '@registry/shared/contract/analytics'
import { describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

async function setUp() {
  const own = await openOwnRegistry(api)
  const tell = (...events: { name: string; stage?: string }[]) =>
    api.call(countEvents, { body: { registrySlug: own.registry.slug, events } })
  const rows = () =>
    api.app.db('event_counts').where({ registry_id: own.registry.id }).orderBy('event')
  return { ...own, tell, rows }
}

describe('analytics events', () => {
  test('are counted by registry, day, event and stage, without personal data', async () => {
    const { tell, rows } = await setUp()
    const left = { name: 'contribution_abandoned', stage: 'qr_viewed' }
    await tell({ name: 'page_view' }, left, { name: 'page_view' }, left)
    await tell({ name: 'page_view' })
    const counted = await rows()
    expect(counted).toMatchObject([
      { event: 'contribution_abandoned', stage: 'qr_viewed', count: 2 },
      { event: 'page_view', stage: '', count: 3 },
    ])
    for (const row of counted) {
      expect(Object.keys(row)).toEqual(['registry_id', 'day', 'event', 'stage', 'count'])
    }
  })

  test('drop unknown events and unknown stages', async () => {
    const { tell, rows } = await setUp()
    await tell(
      { name: 'toString' },
      { name: 'purchase' },
      { name: '' },
      { name: 'page_view', stage: 'mei@example.com' },
      { name: 'onboarding_skipped', stage: 'Mei' },
    )
    expect(await rows()).toMatchObject([
      { event: 'onboarding_skipped', stage: '', count: 1 },
      { event: 'page_view', stage: '', count: 1 },
    ])
  })

  test('of an unknown registry are dropped', async () => {
    const before = await api.app.db('event_counts').count()
    const events = [{ name: 'page_view' }]
    await api.call(countEvents, { body: { registrySlug: 'nobody-here', events } })
    expect(await api.app.db('event_counts').count()).toEqual(before)
  })

  test('are all counted when sent concurrently', async () => {
    const { tell, rows } = await setUp()
    const names = ['page_view', 'contribution_started', 'onboarding_started']
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        tell(...(at % 2 ? names : names.toReversed()).map(name => ({ name }))),
      ),
    )
    expect((await rows()).map(({ count }) => count)).toEqual([20, 20, 20])
  })
})

describe('the analytics funnels', () => {
  test("return the sums of thirty days of the owner's registry only", async () => {
    const { call, tell, registry } = await setUp()
    const other = await setUp()
    const age = (days: number) =>
      api.app.db.raw('update event_counts set day = day - ?::integer where registry_id = ?', [
        days,
        registry.id,
      ])
    await tell({ name: 'page_view' })
    await age(1)
    await tell({ name: 'page_view' }, { name: 'page_view' }, { name: 'contribution_started' })
    await other.tell({ name: 'gift_passing_viewed' })
    await age(28)
    const { data } = await call(getFunnels, {})
    expect([data.days, data.visits]).toEqual([30, 3])
    expect(data.funnels.contribution[0]).toEqual({ event: 'contribution_started', count: 1 })
    expect(data.funnels.giftPassing.every(({ count }) => count === 0)).toBe(true)
    await age(1)
    expect((await call(getFunnels, {})).data.visits).toBe(2)
  })
})

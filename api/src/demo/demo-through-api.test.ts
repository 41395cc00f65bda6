import { login } from '@registry/shared/contract/account/auth'
import { listOwnItems, listRegistryItems } from '@registry/shared/contract/items/items'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { type DemoLogin, seedDemo } from './seed-demo.ts'

const api = shareApi()
let demo: DemoLogin | undefined

beforeAll(async () => {
  demo = await seedDemo(api.databaseUrl, {
    dataDir: api.app.config.dataDir,
    slug: 'demo',
    password: 'Demo-Registry-1',
  })
})

describe('the demo registry', () => {
  test('has twelve items with served images, two of them fully funded', async () => {
    const { call } = await api.asVisitor()
    const { data, registryOwner, summary } = await call(listRegistryItems, {
      params: { slug: 'demo' },
      query: { sortBy: 'value', sortOrder: 'desc' },
    })
    expect(registryOwner.paymentMethods).toEqual(['singapore-paynow', 'wise-transfer', 'india-upi'])
    expect(summary).toMatchObject({ totalItemCount: 12, percentCompleted: 17 })
    expect(data.filter(item => item.isFullyFunded)).toHaveLength(2)
    const images = await Promise.all(data.map(item => fetch(`${api.url}${item.thumbnailUrl}`)))
    expect(images.map(image => image.headers.get('content-type'))).toEqual(
      data.map(() => 'image/webp'),
    )
  })

  test('lets its owner log in and see items with contributors', async () => {
    const { email = '', password = '' } = demo ?? {}
    const { accessToken } = await api.call(login, { body: { email, password } })
    const { call } = api.as({ authorization: `Bearer ${accessToken}` })
    const { items } = await call(listOwnItems, {})
    expect(items).toHaveLength(12)
    expect(items.flatMap(item => item.contributors).length).toBeGreaterThanOrEqual(20)
  })
})

import { findRegistries } from '@registry/shared/contract/registry/find-registry'
import { updateRegistryHeader } from '@registry/shared/contract/registry/registry-header'
import { describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi } from '../../../test/start-api.ts'

const api = shareApi()

async function listed(title: string, isFoundByName = true) {
  const own = await openOwnRegistry(api)
  await api.app.db('registries').where({ id: own.registry.id }).update({ title })
  await own.call(updateRegistryHeader, { body: { isFoundByName } })
  return own
}
const find = async (name: string) => {
  const { call } = await api.asVisitor()
  return (await call(findRegistries, { query: { name } })).registries
}

describe('the search by name', () => {
  test('finds the exact title, in any case, and tells only title and slug', async () => {
    const { registry } = await listed('Baby Nguyễn & Tan')
    expect(await find('  baby nguyễn & TAN ')).toEqual([
      { title: 'Baby Nguyễn & Tan', slug: registry.slug },
    ])
  })

  test('finds no part of a name, no pattern, and nothing that is not listed', async () => {
    await listed('Baby Wong')
    await listed('Baby Hidden', false)
    for (const name of ['Baby', 'Baby Won', 'Baby W%', '%', 'Baby Hidden']) {
      expect([name, await find(name)]).toEqual([name, []])
    }
  })

  test('finds nothing any more after the owner forbids it or closes the registry', async () => {
    const { registry, call } = await listed('Baby Once')
    await call(updateRegistryHeader, { body: { isFoundByName: false } })
    expect(await find('Baby Once')).toEqual([])
    await call(updateRegistryHeader, { body: { isFoundByName: true } })
    await api.app.db('registries').where({ id: registry.id }).update({ closed_at: new Date() })
    expect(await find('Baby Once')).toEqual([])
  })

  test('is refused after twenty searches of a network', async () => {
    const strict = await startApi({ env: { RATE_LIMITS: 'strict' } })
    const { call } = await strict.asVisitor()
    const query = { name: 'Baby' }
    for (let n = 0; n < 20; n += 1) await call(findRegistries, { query })
    await expect(call(findRegistries, { query })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await strict.stop()
  })
})

import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { share } from '../../../../shared/test/share.ts'
import { ownerHeaders } from '../../../test/authorisation/callers.ts'
import { openWorld } from '../../../test/authorisation/open-world.ts'
import { createOwnerFixture, type OwnerFixture } from '../../../test/authorisation/owner-fixture.ts'
import { nameOf, rowOf } from '../../../test/authorisation/rows.ts'
import { send } from '../../../test/authorisation/send.ts'
import { prepareSnapshot } from '../../../test/authorisation/snapshot.ts'
import { withInjectedFields } from '../../../test/authorisation/with-injected-fields.ts'
import { inParallel } from '../../../test/in-parallel.ts'

const world = share(openWorld)
let snapshot: Awaited<ReturnType<typeof prepareSnapshot>>
beforeAll(async () => {
  snapshot = await prepareSnapshot(world.api.app.db)
})

// Prototype pollution is rejected before parsing.
const POISON = /(^|\.)(__proto__|constructor)$/

const changing = allEndpoints
  .filter(({ method }) => method !== 'GET')
  .map(endpoint => [nameOf(endpoint), endpoint] as const)

async function proofOf({ access }: Endpoint, a: OwnerFixture): Promise<Record<string, string>> {
  if (access === 'anyone') return {}
  return access === 'visitor' ? (await world.api.asVisitor()).headers : ownerHeaders(world, a)
}

async function rolesOfAll() {
  const columns = ['id', 'is_system_admin', 'admin_level', 'can_manage_users']
  return world.api.app.db('users').orderBy('id').select(columns)
}

/** Keys sent over HTTP as a sample: a role, an owner and the two prototype keys. */
const SENT = /(^|\.)(isSystemAdmin|ownerId|__proto__|constructor)$/

const isRefused = (endpoint: Endpoint, body: object) =>
  !z.safeDecode(endpoint.body as never, body as never).success

describe('a field that an endpoint does not accept', () => {
  test.each(changing)('is rejected by %s with its path, at every depth', async (_, endpoint) => {
    const a = await createOwnerFixture(world.api.app)
    const headers = await proofOf(endpoint, a)
    const before = [await snapshot(a), await rolesOfAll()]
    const bodies = withInjectedFields(rowOf(endpoint).body?.(a) ?? {})
    // The schema rejects every key. A sample is sent over HTTP, since the same schema decides there.
    const unknown = endpoint.body ? bodies.filter(({ place }) => !POISON.test(place)) : []
    expect(unknown.filter(({ body }) => !isRefused(endpoint, body))).toEqual([])
    const sent = bodies.filter(({ place }) => SENT.test(place))
    await inParallel(sent, async ({ place, body }) => {
      const { status, fields } = await send(world, endpoint, { headers, of: a, body })
      expect({ place, status }).toEqual({ place, status: 400 })
      if (!POISON.test(place)) expect(fields).toEqual({ [place]: 'This field is not known here' })
    })
    expect([await snapshot(a), await rolesOfAll()]).toEqual(before)
  })
})

describe('withInjectedFields', () => {
  test('injects each key into each object at every depth', () => {
    const places = withInjectedFields({ a: [{ b: 1 }], c: { d: {} } }).map(({ place }) => place)
    const of = (key: string) => places.filter(place => place.split('.').at(-1) === key)
    expect(of('ownerId')).toEqual(['ownerId', 'a.0.ownerId', 'c.ownerId', 'c.d.ownerId'])
    expect(of('__proto__')).toHaveLength(4)
  })
})

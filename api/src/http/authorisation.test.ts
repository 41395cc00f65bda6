import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLERS, makeCaller, type World } from '../../test/authorisation/callers.ts'
import { expectedAnswer } from '../../test/authorisation/expected-answer.ts'
import { findLeaks } from '../../test/authorisation/find-leaks.ts'
import {
  beyondProducts,
  type Household,
  makeHousehold,
  textsOf,
} from '../../test/authorisation/household.ts'
import { openWorld } from '../../test/authorisation/open-world.ts'
import { nameOf, ROWS, rowOf } from '../../test/authorisation/rows.ts'
import { send } from '../../test/authorisation/send.ts'
import { prepareSnapshot } from '../../test/authorisation/snapshot.ts'
import {
  WRONG_CHANGERS,
  WRONG_OWNERS,
  WRONG_VISITORS,
} from '../../test/authorisation/wrong-proofs.ts'

let world: World
let snapshot: Awaited<ReturnType<typeof prepareSnapshot>>
beforeAll(async () => {
  world = await openWorld()
  snapshot = await prepareSnapshot(world.api.app.db)
})
afterAll(() => world.api.stop())

const isPublic = ({ access }: Endpoint) => access === 'anyone' || access === 'guest'
const named = (endpoints: Endpoint[]) =>
  endpoints.map(endpoint => [nameOf(endpoint), endpoint] as const)

/** A's rows are the same after the attempt as before. */
async function expectUntouched<T>(a: Household, attempt: () => Promise<T>): Promise<T> {
  const before = await snapshot(a)
  const result = await attempt()
  expect(await snapshot(a)).toEqual(before)
  return result
}

function wrongProofs({ access, method }: Endpoint) {
  if (access === 'anyone') return {}
  if (access === 'guest') return WRONG_VISITORS
  return method === 'GET' ? WRONG_OWNERS : { ...WRONG_OWNERS, ...WRONG_CHANGERS }
}

describe('the rows of the authorisation tests', () => {
  test('name every endpoint of the contract, and no other', () => {
    for (const endpoint of allEndpoints) rowOf(endpoint)
    expect(Object.keys(ROWS).toSorted()).toEqual(allEndpoints.map(nameOf).toSorted())
  })
})

describe.each(named(allEndpoints))('%s', (_, endpoint) => {
  test.each(CALLERS)("answers %s who asks for A's as contract and policies say", async name => {
    const a = await makeHousehold(world.api.app)
    const caller = await makeCaller(world, name, a)
    const row = rowOf(endpoint)
    // What is public or somebody's own is A's; else everybody calls for themselves.
    const of = isPublic(endpoint) || row.isOwn ? a : (caller.own ?? a)
    const { status, code } = expectedAnswer(endpoint, name)
    const attempt = () => send(world, endpoint, { headers: caller.headers, of })
    const isA = name === 'owner A' || name === "A's extension"
    const mayChangeA = status < 400 && (isPublic(endpoint) || isA)
    const answered = mayChangeA ? await attempt() : await expectUntouched(a, attempt)

    expect(answered, answered.text).toMatchObject({ status, code })
    if (isPublic(endpoint)) expect(findLeaks(answered.answer, a, row.tells)).toEqual([])
    else if (name !== 'owner A') {
      const untold = isA ? beyondProducts(a) : textsOf(a)
      expect(untold.filter(text => answered.text.includes(text))).toEqual([])
    }
  })

  test('refuses every proof that proves nothing', async () => {
    const a = await makeHousehold(world.api.app)
    const proofs: [string, Record<string, string>][] = []
    for (const [name, prove] of Object.entries(wrongProofs(endpoint))) {
      proofs.push([name, await prove(world, a)])
    }
    await expectUntouched(a, async () => {
      for (const [name, headers] of proofs) {
        const { status, code } = await send(world, endpoint, { headers, of: a })
        expect({ status, code }, name).toEqual({ status: 401, code: expect.any(String) })
      }
    })
  })
})

const borrowing = allEndpoints.filter(endpoint => ROWS[nameOf(endpoint)]?.borrows)

describe.each(named(borrowing))("%s that names another owner's", (_, endpoint) => {
  test.each(['owner A', 'owner B', 'legacy admin', 'system admin'] as const)(
    'takes what is theirs alone from %s',
    async name => {
      const a = await makeHousehold(world.api.app)
      const { headers, own = a } = await makeCaller(world, name, a)
      const row = rowOf(endpoint)
      const body = { ...row.body?.(own), ...row.borrows?.(a) }
      const attempt = () => send(world, endpoint, { headers, of: own, body })
      if (name === 'owner A') expect((await attempt()).status).toBe(endpoint.status ?? 200)
      else expect((await expectUntouched(a, attempt)).status).toBe(400)
    },
  )
})

describe("the administrators' listing", () => {
  test.each(['owner B', 'legacy admin', 'system admin'] as const)(
    'shows %s their own registry, whatever their role',
    async name => {
      const a = await makeHousehold(world.api.app)
      const { headers, own = a } = await makeCaller(world, name, a)
      const { items } = await world.api.as(headers).call(listOwnItems, {})
      const names = items.map(({ productName }) => productName)
      expect(names).toContain(own.itemName)
      expect(names).not.toContain(a.itemName)
    },
  )
})

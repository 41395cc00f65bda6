import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import {
  CALLERS,
  type Caller,
  type CallerName,
  makeCaller,
} from '../../../test/authorisation/callers.ts'
import { expectedResponse } from '../../../test/authorisation/expected-response.ts'
import { findLeaks } from '../../../test/authorisation/find-leaks.ts'
import { openWorld } from '../../../test/authorisation/open-world.ts'
import {
  createOwnerFixture,
  nonProductTexts,
  type OwnerFixture,
  textsOf,
} from '../../../test/authorisation/owner-fixture.ts'
import { nameOf, ROWS, rowOf } from '../../../test/authorisation/rows.ts'
import { send } from '../../../test/authorisation/send.ts'
import { prepareSnapshot } from '../../../test/authorisation/snapshot.ts'
import {
  ONE_FOR_EACH_CHECK,
  WRONG_CHANGERS,
  WRONG_OWNERS,
  WRONG_PROOFS,
  WRONG_VISITORS,
} from '../../../test/authorisation/wrong-proofs.ts'

const world = share(openWorld)
let snapshot: Awaited<ReturnType<typeof prepareSnapshot>>
/** Owner data that no request may change; compared with its snapshot after each attempt. */
let untouched: OwnerFixture
let before: unknown
/** Owner data for permitted reads. */
let readable: OwnerFixture
/** Callers that only read or are rejected. They change no data, so all tests share one of each kind. */
const sharedCallers = new Map<CallerName, Caller>()
const wrongProofs = new Map<string, Record<string, string>>()

beforeAll(async () => {
  const { app } = world.api
  snapshot = await prepareSnapshot(app.db)
  untouched = await createOwnerFixture(app)
  readable = await createOwnerFixture(app)
  for (const name of CALLERS) sharedCallers.set(name, await makeCaller(world, name, untouched))
  for (const [name, prove] of Object.entries(WRONG_PROOFS)) {
    wrongProofs.set(name, await prove(world, untouched))
  }
  before = await snapshot(untouched)
})

const isPublic = ({ access }: Endpoint) => access === 'anyone' || access === 'visitor'
const named = (endpoints: Endpoint[]) =>
  endpoints.map(endpoint => [nameOf(endpoint), endpoint] as const)

/** Endpoints that are tried with every wrong proof; the others with one per kind of check. */
const TRY_ALL = ['visitor', 'user', 'admin'].flatMap(kind => {
  const ofKind = allEndpoints.filter(({ access }) => access === kind)
  const first = (isRead: boolean) => ofKind.find(({ method }) => (method === 'GET') === isRead)
  return [first(true), first(false)]
})

function wrongProofsFor(endpoint: Endpoint): string[] {
  const { access, method } = endpoint
  if (access === 'anyone') return []
  const tried = access === 'visitor' ? WRONG_VISITORS : WRONG_OWNERS
  const names = Object.keys(tried).filter(
    name => TRY_ALL.includes(endpoint) || ONE_FOR_EACH_CHECK.includes(name),
  )
  return access === 'visitor' || method === 'GET'
    ? names
    : [...names, ...Object.keys(WRONG_CHANGERS)]
}

/** Callers for endpoints without authentication: one per kind of credentials, since none are checked. */
const OPEN_TO: readonly CallerName[] = ['nobody', 'visitor', 'owner B', 'legacy admin']
const callersOf = ({ access }: Endpoint) => (access === 'anyone' ? OPEN_TO : CALLERS)

/** Prepares caller and owner data of a request; new owner data when the request may change it. */
async function prepare(endpoint: Endpoint, name: CallerName) {
  const { status, code } = expectedResponse(endpoint, name)
  const isA = name === 'owner A' || name === "A's extension"
  const isAllowed = status < 400
  const mayAskForA = isAllowed && (isPublic(endpoint) || isA)
  const isRead = endpoint.method === 'GET'
  const allowed = async () => (isRead ? readable : createOwnerFixture(world.api.app))
  const a = mayAskForA ? await allowed() : untouched
  const known = isAllowed && (isA || !isRead) ? undefined : sharedCallers.get(name)
  const caller = known ?? (await makeCaller(world, name, a))
  return { a, caller, isA, expected: { status, code } }
}

describe('the rows of the authorisation tests', () => {
  test('name every endpoint of the contract, and no other', () => {
    for (const endpoint of allEndpoints) rowOf(endpoint)
    expect(Object.keys(ROWS).toSorted()).toEqual(allEndpoints.map(nameOf).toSorted())
  })
})

/** Expects that no request of these tests has changed A's data; once for all, because it reads every table. */
const expectUntouched = async () => expect(await snapshot(untouched)).toEqual(before)

describe.each(named(allEndpoints))('%s', (_, endpoint) => {
  afterAll(expectUntouched)

  test.each(callersOf(endpoint))(
    "answers %s who asks for A's as contract and policies say",
    async name => {
      const { a, caller, isA, expected } = await prepare(endpoint, name)
      const row = rowOf(endpoint)
      // Public endpoints and the caller's own resources use A's data; others use the caller's own.
      const of = isPublic(endpoint) || row.isOwn ? a : (caller.own ?? a)
      const answered = await send(world, endpoint, { headers: caller.headers, of })

      expect(answered, answered.text).toMatchObject(expected)
      if (isPublic(endpoint)) expect(findLeaks(answered.answer, a, row.tells)).toEqual([])
      else if (name !== 'owner A') {
        const untold = isA ? nonProductTexts(a) : textsOf(a)
        expect(untold.filter(text => answered.text.includes(text))).toEqual([])
      }
    },
  )

  test('rejects all invalid credentials', async () => {
    for (const name of wrongProofsFor(endpoint)) {
      const headers = wrongProofs.get(name) ?? {}
      const { status, code } = await send(world, endpoint, { headers, of: untouched })
      expect({ status, code }, name).toEqual({ status: 401, code: expect.any(String) })
    }
  })
})

const borrowing = allEndpoints.filter(endpoint => ROWS[nameOf(endpoint)]?.borrows)

describe.each(named(borrowing))("%s that names another owner's", (_, endpoint) => {
  afterAll(expectUntouched)

  test.each(['owner A', 'owner B', 'legacy admin', 'system admin'] as const)(
    'takes what is theirs alone from %s',
    async name => {
      const isA = name === 'owner A'
      const a = isA ? await createOwnerFixture(world.api.app) : untouched
      const { headers, own = a } = await makeCaller(world, name, a)
      const row = rowOf(endpoint)
      const body = { ...row.body?.(own), ...row.borrows?.(a) }
      const { status } = await send(world, endpoint, { headers, of: own, body })
      expect(status).toBe(isA ? (endpoint.status ?? 200) : 400)
    },
  )
})

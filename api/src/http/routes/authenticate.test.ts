import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@registry/shared/contract/endpoint'
import { done } from '@registry/shared/contract/fields'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { legacyProof, ownerHeaders, type World } from '../../../test/authorisation/callers.ts'
import { openWorld } from '../../../test/authorisation/open-world.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { grant, revoke } from '../../cli/role-commands.ts'
import { createAuthenticators } from '../../features/auth/sessions/create-authenticators.ts'
import { ROLES } from '../../features/users/user-policy.ts'
import { errorHandler } from '../responses/error-handler.ts'
import { mountRoutes } from './mount-routes.ts'
import { route } from './route.ts'

const administer = defineEndpoint({
  method: 'POST',
  path: '/administer',
  access: 'admin',
  summary: 'What only administrators may do',
  response: done,
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'FORBIDDEN'],
})

let world: World
let server: Server
beforeAll(async () => {
  world = await openWorld()
  const { app } = world.api
  const koa = new Koa()
  koa.use(errorHandler(app.log))
  const routes = [route(administer, async () => ({}))]
  koa.use(mountRoutes(routes, app, createAuthenticators(app)).routes())
  const answer = koa.callback()
  server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await world.api.stop()
})

async function attempt(headers: Record<string, string>): Promise<[number, string | undefined]> {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/administer`
  const response = await fetch(url, { method: 'POST', headers })
  const answer: { code?: string } = await response.json()
  return [response.status, answer.code]
}

async function newOwner() {
  const account = await makeAccount(world.api.app)
  const headers = await ownerHeaders(world, { userId: account.id })
  return { account, headers }
}

describe('a bearer token', () => {
  test('is accepted in any case of its scheme', async () => {
    const { account, headers } = await newOwner()
    await grant(world.api.app.db, account.email, ROLES)
    const [, token] = String(headers.authorization).split(' ')
    expect(await attempt({ authorization: `bearer ${token}` })).toEqual([200, undefined])
  })
})

describe('an endpoint for administrators', () => {
  test.each(ROLES)(
    'accepts the role %s until it is revoked, and rejects owners without it',
    async role => {
      const { account, headers } = await newOwner()
      const { db } = world.api.app
      expect(await attempt(headers)).toEqual([403, 'FORBIDDEN'])
      await grant(db, account.email, [role])
      expect(await attempt(headers)).toEqual([200, undefined])
      await revoke(db, account.email, [role])
      expect(await attempt(headers)).toEqual([403, 'FORBIDDEN'])
    },
  )

  test('accepts the legacy admin only with both cookie and CSRF token', async () => {
    const { cookie, csrf } = await legacyProof(world)
    expect(await attempt({ ...cookie, ...csrf })).toEqual([200, undefined])
    expect(await attempt(cookie)).toEqual([401, 'AUTHENTICATION_REQUIRED'])
    expect(await attempt(csrf)).toEqual([401, 'AUTHENTICATION_REQUIRED'])
  })

  test('rejects visitors and unauthenticated clients', async () => {
    const { headers } = await world.api.asVisitor()
    expect(await attempt(headers)).toEqual([401, 'AUTHENTICATION_REQUIRED'])
    expect(await attempt({})).toEqual([401, 'AUTHENTICATION_REQUIRED'])
  })
})

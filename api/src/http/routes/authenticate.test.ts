import { createServer } from 'node:http'
import { defineEndpoint } from '@registry/shared/contract/endpoint'
import { done } from '@registry/shared/contract/fields'
import Koa from 'koa'
import { describe, expect, test } from 'vitest'
import { listen } from '../../../../shared/test/listen.ts'
import { share } from '../../../../shared/test/share.ts'
import { legacyProof, ownerHeaders } from '../../../test/authorisation/callers.ts'
import { openWorld } from '../../../test/authorisation/open-world.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { grant, revoke } from '../../cli/role-commands.ts'
import { createAuthenticators } from '../../features/auth/sessions/create-authenticators.ts'
import { ROLES } from '../../features/users/user-policy.ts'
import { errorHandler } from '../responses/error-handler.ts'
import { mountRoutes } from './mount-routes.ts'
import { route } from './route.ts'

const administer = defineEndpoint('POST /administer', {
  access: 'admin',
  summary: 'What only administrators may do',
  response: done,
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'FORBIDDEN'],
})

const world = share(openWorld)
const server = share(() => {
  const { app } = world.api
  const koa = new Koa()
  koa.use(errorHandler(app.log))
  const routes = [route(administer, async () => ({}))]
  koa.use(mountRoutes(routes, app, createAuthenticators(app)).routes())
  const answer = koa.callback()
  return listen(createServer((request, response) => void answer(request, response)))
})

async function attempt(headers: Record<string, string>): Promise<[number, string | undefined]> {
  const response = await fetch(`${server.url}/api/administer`, { method: 'POST', headers })
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

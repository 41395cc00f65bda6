import { me, register } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { postJson } from '../../../../test/post-json.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { HASH_PREFIX } from '../passwords/password-hash.ts'

const api = shareApi()

let counter = 0
const newBody = (values: Record<string, unknown> = {}) => {
  counter += 1
  return {
    email: `owner${counter}@example.com`,
    password: 'Rattle7Moon',
    name: 'Priya Rao',
    registryName: 'Baby Rao',
    ...values,
  }
}

const post = (body: unknown) => postJson(`${api.url}/api/auth/register`, body)

describe('register', () => {
  test('creates an account with a registry and signs in', async () => {
    const browser = openBrowser(api)
    const body = newBody({ registryName: 'Baby Tan is on the way', eventDate: 'March 2027' })
    const { user, accessToken, expiresIn, refreshToken } = await browser.call(register, { body })

    expect(user).toMatchObject({
      email: body.email,
      name: 'Priya Rao',
      emailVerified: false,
      registryName: 'Baby Tan is on the way',
      registryTitle: 'Baby Tan is on the way',
      registrySubtitle: authMessages.newRegistrySubtitle,
      registrySlug: 'baby-tan-is-on-the-way',
      hasPassword: true,
      authMethod: 'password',
      registrySettings: { isSystemAdmin: false, adminLevel: null, canManageUsers: false },
    })
    expect(expiresIn).toBe(30 * 60_000)
    expect(refreshToken).toBeUndefined()
    expect(browser.cookies.get('refresh')).toMatch(/^[\w-]{43}$/)
    const signedIn = await api.as({ authorization: `Bearer ${accessToken}` }).call(me, {})
    expect(signedIn.user).toEqual(user)
  })

  test('does not give away the slug of the default registry', async () => {
    const body = newBody({ registryName: 'Demo' })
    const { user } = await api.call(register, { body })
    expect(user.registrySlug).toBe('demo-2')
  })

  test('returns 201 and is not cached', async () => {
    const response = await fetch(`${api.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newBody()),
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const cookies = response.headers.getSetCookie()
    expect(cookies.at(-1)).toMatch(
      /^refresh=[\w-]{43}; path=\/api\/auth; .*samesite=strict; httponly$/,
    )
  })

  test('stores neither the password nor a token in plain text', async () => {
    const body = newBody()
    const { accessToken, user } = await api.call(register, { body })
    const { db } = api.app
    const account = await db('users').where({ id: user.id }).first()
    expect(account.password_hash.startsWith(HASH_PREFIX)).toBe(true)
    const everything = JSON.stringify(
      await Promise.all(
        ['users', 'access_tokens', 'refresh_tokens', 'audit_events'].map(name => db(name)),
      ),
    )
    expect(everything).not.toContain(body.password)
    expect(everything).not.toContain(accessToken)
  })

  test('audits and enqueues one email, both without the email address', async () => {
    const body = newBody()
    const { user } = await api.call(register, { body })
    const { db } = api.app
    const events = await db('audit_events').where({ entity_id: user.id })
    expect(events).toMatchObject([{ action: 'user.registered', actor_kind: 'owner' }])
    const jobs = await db('graphile_worker._private_jobs').select('payload')
    expect(jobs.filter(job => job.payload.userId === user.id)).toHaveLength(1)
    expect(JSON.stringify([events, jobs])).not.toContain(body.email)
  })

  test('rejects a used email address, ignoring case', async () => {
    const body = newBody()
    await api.call(register, { body })
    const again = await post({ ...body, email: body.email.toUpperCase() })
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'EMAIL_TAKEN',
        fields: { email: 'An account with this email already exists.' },
      },
    })
  })

  test('creates one account for two concurrent submissions', async () => {
    const body = newBody()
    const answers = await Promise.all([post(body), post(body)])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([201, 409])
    const { db } = api.app
    expect(await db('users').where({ email: body.email })).toHaveLength(1)
    const orphans = await db('registries').whereNotIn('owner_id', db('users').select('id'))
    expect(orphans).toEqual([])
  })

  test.each([
    ['email', 'priya', authMessages.emailInvalid],
    ['password', 'Short1', authMessages.passwordTooShort],
    ['password', `Aa1${'x'.repeat(126)}`, authMessages.passwordTooLong],
    ['password', 'alllowercase1', authMessages.passwordTooPlain],
    ['password', 'ALLUPPERCASE1', authMessages.passwordTooPlain],
    ['password', 'NoDigitsAtAll', authMessages.passwordTooPlain],
    ['password', 'Password1', authMessages.passwordTooCommon],
    ['name', ' P ', authMessages.nameTooShort],
    ['registryName', 'ab ', authMessages.registryNameTooShort],
  ])('rejects %s %j with its message', async (field, value, sentence) => {
    const answer = await post(newBody({ [field]: value }))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      success: false,
      code: 'VALIDATION_FAILED',
      error: sentence,
      fields: { [field]: sentence },
    })
  })

  test.each([
    ['name', 'x'.repeat(81)],
    ['registryName', 'x'.repeat(81)],
    ['eventDate', 'x'.repeat(81)],
  ])('rejects %s as %j', async (field, value) => {
    const answer = await post(newBody({ [field]: value }))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('stores hostile input as plain text', async () => {
    const name = `<img src=x onerror=alert(1)>'); drop table users; --`
    const { user } = await api.call(register, { body: newBody({ name, registryName: name }) })
    expect(user.name).toBe(name)
    expect(user.registrySlug).toMatch(/^[a-z0-9-]{3,50}$/)
  })
})

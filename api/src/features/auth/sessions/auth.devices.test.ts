import { endSession, listSessions } from '@registry/shared/contract/account/account'
import { login, me, refresh, register } from '@registry/shared/contract/account/auth'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { makeRegistry } from '../../../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const DAY = 24 * 3_600_000
const { now, pass } = createTestClock()

const api = shareApi({ now })
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0'
const ended = { status: 401, code: 'TOKEN_EXPIRED' }
const all = { query: { limit: 50, offset: 0 } }

/** Signs in with a new browser; its requests carry the access token afterwards. */
async function signIn(email: string, userAgent = CHROME) {
  const browser = openBrowser(api)
  browser.headers['user-agent'] = userAgent
  const { accessToken } = await browser.call(login, { body: { email, password: PASSWORD } })
  browser.headers.authorization = `Bearer ${accessToken}`
  return browser
}

const signInExtension = (email: string) =>
  api.call(login, { body: { email, password: PASSWORD, client: 'extension' } })

async function idOfCurrent(browser: ReturnType<typeof openBrowser>): Promise<string> {
  const { data } = await browser.call(listSessions, all)
  return data.find(({ isCurrent }) => isCurrent)?.id ?? ''
}

describe('the list of devices', () => {
  test("contains the owner's sessions, last used first, and marks the current one", async () => {
    const { email } = await makeAccount(api.app)
    const laptop = await signIn(email, FIREFOX)
    pass(60_000)
    await signIn(email)
    pass(60_000)
    await signInExtension(email)
    pass(60_000)
    await laptop.call(refresh, { body: {} })
    const { data, total } = await laptop.call(listSessions, all)
    expect(total).toBe(3)
    expect(data).toMatchObject([
      { client: 'web', label: 'Firefox on Linux', isCurrent: true },
      { client: 'extension', isCurrent: false },
      { client: 'web', label: 'Chrome on Windows', isCurrent: false },
    ])
    expect(Date.parse(data[0]?.lastUsedAt ?? '')).toBe(now().getTime())
    expect(Date.parse(data[0]?.createdAt ?? '')).toBe(now().getTime() - 180_000)
  })

  test('is paginated', async () => {
    const { email } = await makeAccount(api.app)
    const browser = await signIn(email)
    pass(1)
    await signInExtension(email)
    const pages = await Promise.all(
      [0, 1, 2].map(offset => browser.call(listSessions, { query: { limit: 1, offset } })),
    )
    expect(pages.map(({ data }) => data.map(({ client }) => client))).toEqual([
      ['extension'],
      ['web'],
      [],
    ])
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2])
  })

  test("excludes other owners' sessions and ended ones", async () => {
    const { email } = await makeAccount(api.app)
    await signIn((await makeAccount(api.app)).email)
    await signIn(email)
    pass(7 * DAY)
    const { data, total } = await (await signIn(email)).call(listSessions, all)
    expect(total).toBe(1)
    expect(data).toMatchObject([{ isCurrent: true }])
  })

  test.each([
    { limit: 0, offset: 0 },
    { limit: 101, offset: 0 },
    { limit: 1, offset: -1 },
  ])('rejects %j', async query => {
    const browser = await signIn((await makeAccount(api.app)).email)
    const attempt = browser.call(listSessions, { query })
    await expect(attempt).rejects.toMatchObject({ status: 400 })
  })
})

describe('ending a device', () => {
  test('revokes it at once and no other', async () => {
    const { email, registryId } = await makeAccount(api.app)
    const [laptop, phone] = [await signIn(email), await signIn(email, FIREFOX)]
    const id = await idOfCurrent(phone)
    await laptop.call(endSession, { params: { id } })
    await expect(phone.call(me, {})).rejects.toMatchObject(ended)
    await expect(phone.call(refresh, { body: {} })).rejects.toMatchObject(ended)
    await laptop.call(me, {})
    expect((await laptop.call(listSessions, all)).total).toBe(1)
    const events = await api.app.db('audit_events').where({ entity_id: id })
    expect(events).toMatchObject([{ action: 'session.ended', registry_id: registryId }])
  })

  test('works for the current device', async () => {
    const browser = await signIn((await makeAccount(api.app)).email)
    await browser.call(endSession, { params: { id: await idOfCurrent(browser) } })
    expect(browser.cookies.has('refresh')).toBe(false)
    await expect(browser.call(me, {})).rejects.toMatchObject(ended)
  })

  test("returns 404 for another owner's, an ended and an unknown device", async () => {
    const [one, other] = [await makeAccount(api.app), await makeAccount(api.app)]
    const [mine, theirs] = [await signIn(one.email), await signIn(other.email)]
    const gone = await signIn(one.email)
    const goneId = await idOfCurrent(gone)
    await mine.call(endSession, { params: { id: goneId } })
    for (const id of [await idOfCurrent(theirs), goneId, api.app.newId()]) {
      const attempt = mine.call(endSession, { params: { id } })
      await expect(attempt).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    await theirs.call(me, {})
  })
})

describe('a session', () => {
  test('of an extension lasts thirty days even when idle', async () => {
    const { email } = await makeAccount(api.app)
    const [used, left] = [await signInExtension(email), await signInExtension(email)]
    const renew = ({ refreshToken = '' }) => api.call(refresh, { body: { refreshToken } })
    pass(30 * DAY - 1)
    const renewed = await renew(used)
    pass(1)
    await expect(renew(left)).rejects.toMatchObject(ended)
    await expect(renew(renewed)).rejects.toMatchObject(ended)
  })

  test('is new at each login, whatever cookie was sent', async () => {
    const { email } = await makeAccount(api.app)
    const attacker = await signIn((await makeAccount(api.app)).email)
    const planted = attacker.cookies.get('refresh') ?? ''
    const victim = openBrowser(api)
    victim.cookies.set('refresh', planted)
    await victim.call(login, { body: { email, password: PASSWORD } })
    expect(victim.cookies.get('refresh')).not.toBe(planted)
    // A browser holds one session: the former one was revoked and gives no access to the new owner's data.
    await expect(attacker.call(refresh, { body: {} })).rejects.toMatchObject(ended)
    await victim.call(refresh, { body: {} })
  })

  test('is not ended by a login that another site causes', async () => {
    const owner = await signIn((await makeAccount(api.app)).email)
    const foreign = openBrowser(api)
    foreign.cookies.set('refresh', owner.cookies.get('refresh') ?? '')
    delete foreign.headers['x-requested-with']
    const { email } = await makeAccount(api.app)
    await foreign.call(login, { body: { email, password: PASSWORD } })
    await owner.call(refresh, { body: {} })
  })
})

describe('a sign-in', () => {
  const again = (browser: ReturnType<typeof openBrowser>, email: string) =>
    browser.call(login, { body: { email, password: PASSWORD } })

  test('is mailed to the owner if the account was used only on other devices', async () => {
    const { email, id } = await makeAccount(api.app)
    await signIn(email)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual([])
    const second = await signIn(email)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_new_device'])
    await again(second, email)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_new_device'])
  })

  test('is mailed to the owner for each extension', async () => {
    const { email, id } = await makeAccount(api.app)
    await signInExtension(email)
    await signInExtension(email)
    await signIn(email)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_new_device', 'send_new_device'])
  })

  test('on the browser that registered is not mailed', async () => {
    const browser = openBrowser(api)
    const email = 'registered@example.com'
    const body = { email, password: PASSWORD, name: 'Wei', registryName: 'Baby Wei' }
    const { user } = await browser.call(register, { body })
    await api.app.db('users').where({ id: user.id }).update({ email_verified_at: now() })
    await again(browser, email)
    expect(await jobNamesOfUser(api.app.db, user.id)).toEqual(['send_verification'])
    await signIn(email)
    expect(await jobNamesOfUser(api.app.db, user.id)).toContain('send_new_device')
  })

  test('with a wrong password neither marks the browser as known nor sends an email', async () => {
    const { email, id } = await makeAccount(api.app)
    await signIn(email)
    const browser = openBrowser(api)
    const body = { email, password: 'Wrong7Rattle' }
    await expect(browser.call(login, { body })).rejects.toMatchObject({ status: 401 })
    expect(browser.cookies.size).toBe(0)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual([])
  })

  test('marks the browser with an HttpOnly cookie for 400 days and stores only its hash', async () => {
    const { email, id } = await makeAccount(api.app)
    const browser = await signIn(email)
    const [line] = browser.lastSetCookies()
    expect(line).toMatch(/^device=[\w-]{43}; path=\/api\/auth; .*samesite=strict; httponly$/)
    expect(new Date(/expires=([^;]+)/.exec(line ?? '')?.[1] ?? '').getTime()).toBeGreaterThan(
      Date.now() + 399 * DAY,
    )
    const rows = await api.app.db('known_devices').where({ user_id: id })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('device'))
  })

  test.each(['', 'x', `${'a'.repeat(43)}b`, "' or 1=1 --"])(
    'ignores the invalid device cookie %j',
    async value => {
      const { email } = await makeAccount(api.app)
      const browser = openBrowser(api)
      browser.cookies.set('device', value)
      await again(browser, email)
      expect(browser.cookies.get('device')).toMatch(/^[\w-]{43}$/)
    },
  )
})

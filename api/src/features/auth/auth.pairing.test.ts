import { endSession, listSessions } from '@registry/shared/contract/account'
import { login, logout, me, refresh } from '@registry/shared/contract/auth'
import { createItem } from '@registry/shared/contract/items'
import { approvePairing, claimPairing } from '@registry/shared/contract/pairings'
import { listOwnProducts } from '@registry/shared/contract/quick-add'
import { cents } from '@registry/shared/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { jobsAbout } from '../../../test/queued-jobs.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { createMemoryMail } from '../../gateways/mail/memory-mail.ts'
import { removeEndedSessions } from './auth-jobs.ts'
import { hashToken } from './hash-token.ts'

const DAY = 24 * 3_600_000
const CODE_MS = 120_000
const { now, pass } = createTestClock()

let api: TestApi
beforeAll(async () => {
  api = await startApi({ now })
})
afterAll(() => api.stop())

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const failed = {
  status: 400,
  code: 'PAIRING_FAILED',
  message: expect.stringMatching(/connect again/),
}
const ended = { status: 401, code: 'TOKEN_EXPIRED' }
const forbidden = { status: 403, code: 'FORBIDDEN' }
const all = { query: { limit: 50, offset: 0 } }
const draft = {
  productName: 'Pram',
  productUrl: 'https://shop.example/pram',
  category: 'Strollers',
  totalPrice: cents(10_000),
}

/** An owner at a web page of ours. */
async function signIn() {
  const account = await makeAccount(api.app)
  const browser = openBrowser(api)
  const body = { email: account.email, password: PASSWORD }
  const { accessToken } = await browser.call(login, { body })
  browser.headers.authorization = `Bearer ${accessToken}`
  return { account, browser, call: browser.call }
}
type SignedIn = Awaited<ReturnType<typeof signIn>>

/** What an extension draws before it opens the page. */
function draw() {
  const verifier = api.app.newToken()
  return { verifier, challenge: hashToken(verifier) }
}

async function approve({ call }: SignedIn, { challenge, verifier } = draw()) {
  const { data } = await call(approvePairing, { body: { challenge } })
  return { ...data, verifier, challenge }
}

const extension = (headers: Record<string, string> = {}) =>
  api.as({ 'user-agent': CHROME, ...headers })
const claim = ({ code, verifier }: { code: string; verifier: string }) =>
  extension().call(claimPairing, { body: { code, verifier } })

async function connect(owner: SignedIn) {
  const tokens = await claim(await approve(owner))
  return { ...tokens, ...extension({ authorization: `Bearer ${tokens.accessToken}` }) }
}

const actionsOf = (account: SignedIn['account']) =>
  api.app
    .db('audit_events')
    .where({ actor_id: account.id })
    .orWhere({ entity_id: account.id })
    .orderBy('id')
    .pluck('action')

describe('connecting an extension', () => {
  test('signs it in with tokens of its own, as its owner sees', async () => {
    const owner = await signIn()
    const approved = await approve(owner)
    expect(approved).toMatchObject({
      code: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: CODE_MS,
    })
    const { user, ...tokens } = await claim(approved)
    expect(user).toMatchObject({ id: owner.account.id, registrySlug: owner.account.slug })
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/)

    const { data } = await owner.call(listSessions, all)
    expect(data).toHaveLength(2)
    expect(data.find(({ client }) => client === 'extension')).toMatchObject({
      label: 'QuickAdd on Chrome, Windows',
      isCurrent: false,
    })
    expect(await actionsOf(owner.account)).toEqual([
      'user.signed_in',
      'pairing.approved',
      'user.signed_in',
    ])
    expect(await jobsAbout(api.app.db, owner.account.id)).toEqual(['send_new_device'])
  })

  test('keeps neither code nor verifier, and sets no cookie', async () => {
    const owner = await signIn()
    const { code, verifier } = await approve(owner)
    const response = await fetch(`${api.url}/api/auth/pairings/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, verifier }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const rows = JSON.stringify(await api.app.db('pairings').select('*'))
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(verifier)
  })

  test('lets it read and add products, and nothing else, also with renewed tokens', async () => {
    const owner = await signIn()
    const { call, refreshToken = '' } = await connect(owner)
    await call(createItem, { body: draft })
    expect(await call(listOwnProducts, {})).toMatchObject({ total: 1 })
    expect((await owner.call(listSessions, all)).data).toMatchObject([
      ...[
        { client: 'extension', itemsAdded: 1 },
        { client: 'web', itemsAdded: 0 },
      ],
    ])
    await expect(call(me, {})).rejects.toMatchObject(forbidden)

    const renewed = await api.call(refresh, { body: { refreshToken } })
    const again = extension({ authorization: `Bearer ${renewed.accessToken}` })
    expect(await again.call(listOwnProducts, {})).toMatchObject({ total: 1 })
    await expect(again.call(me, {})).rejects.toMatchObject(forbidden)
    const { challenge } = draw()
    await expect(again.call(approvePairing, { body: { challenge } })).rejects.toMatchObject(
      forbidden,
    )
  })

  test('lasts until the owner ends it, which counts at once', async () => {
    const owner = await signIn()
    const { call, refreshToken = '' } = await connect(owner)
    const { data } = await owner.call(listSessions, all)
    const id = data.find(({ client }) => client === 'extension')?.id ?? ''
    await owner.call(endSession, { params: { id } })
    await expect(call(listOwnProducts, {})).rejects.toMatchObject(ended)
    await expect(api.call(refresh, { body: { refreshToken } })).rejects.toMatchObject(ended)
  })

  test('is undone by the extension itself', async () => {
    const owner = await signIn()
    const { call } = await connect(owner)
    await call(logout, {})
    await expect(call(listOwnProducts, {})).rejects.toMatchObject(ended)
    expect((await owner.call(listSessions, all)).total).toBe(1)
  })

  test('outlasts the web session in which it was approved', async () => {
    const owner = await signIn()
    const { call } = await connect(owner)
    await owner.call(logout, {})
    await call(listOwnProducts, {})
  })
})

describe('a code', () => {
  test('counts once', async () => {
    const owner = await signIn()
    const approved = await approve(owner)
    await claim(approved)
    await expect(claim(approved)).rejects.toMatchObject(failed)
    expect((await owner.call(listSessions, all)).total).toBe(2)
    expect(await actionsOf(owner.account)).toContain('pairing.refused')
  })

  test('counts once when it is claimed many times at once', async () => {
    const owner = await signIn()
    const approved = await approve(owner)
    const claims = await inParallel(Array.from({ length: 12 }), () =>
      claim(approved).then(
        () => 'connected',
        (error: { code: string }) => error.code,
      ),
    )
    expect(claims.toSorted()).toEqual([...Array(11).fill('PAIRING_FAILED'), 'connected'])
    expect((await owner.call(listSessions, all)).total).toBe(2)
  })

  test('counts for two minutes', async () => {
    const owner = await signIn()
    const [early, late] = [await approve(owner), await approve(owner)]
    pass(CODE_MS - 1)
    await claim(early)
    pass(1)
    await expect(claim(late)).rejects.toMatchObject(failed)
  })

  test('is used up by a wrong verifier', async () => {
    const owner = await signIn()
    const approved = await approve(owner)
    const { verifier } = draw()
    await expect(claim({ ...approved, verifier })).rejects.toMatchObject(failed)
    await expect(claim(approved)).rejects.toMatchObject(failed)
    expect((await owner.call(listSessions, all)).total).toBe(1)
    expect(await jobsAbout(api.app.db, owner.account.id)).toEqual([])
  })

  test('is not its challenge, its hash or a code of another extension', async () => {
    const owner = await signIn()
    const [mine, other] = [await approve(owner), await approve(owner)]
    for (const code of [mine.challenge, hashToken(mine.code), api.app.newToken()]) {
      await expect(claim({ code, verifier: mine.verifier })).rejects.toMatchObject(failed)
    }
    const swapped = { code: other.code, verifier: mine.verifier }
    await expect(claim(swapped)).rejects.toMatchObject(failed)
    await claim(mine)
  })

  test('is replaced when the same extension is approved again', async () => {
    const owner = await signIn()
    const drawn = draw()
    const [first, second] = [await approve(owner, drawn), await approve(owner, drawn)]
    await expect(claim(first)).rejects.toMatchObject(failed)
    await claim(second)
  })

  test('of somebody else for the same extension ends with it', async () => {
    const drawn = draw()
    const [one, other] = [await signIn(), await signIn()]
    const [mine, theirs] = [await approve(one, drawn), await approve(other, drawn)]
    expect((await claim(mine)).user.id).toBe(one.account.id)
    await expect(claim(theirs)).rejects.toMatchObject(failed)
    expect((await other.call(listSessions, all)).total).toBe(1)
  })

  test('dies with the session in which it was approved', async () => {
    const owner = await signIn()
    const approved = await approve(owner)
    await owner.call(logout, {})
    await expect(claim(approved)).rejects.toMatchObject(failed)
  })

  test.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}B`, `${'A'.repeat(42)}=`])(
    'has the shape of what was drawn: %j is none, nor a challenge',
    async drawn => {
      const owner = await signIn()
      const { code, verifier } = await approve(owner)
      const invalid = { status: 400, code: 'VALIDATION_FAILED' }
      await expect(claim({ code: drawn, verifier })).rejects.toMatchObject(invalid)
      await expect(claim({ code, verifier: drawn })).rejects.toMatchObject(invalid)
      await expect(approve(owner, { challenge: drawn, verifier })).rejects.toMatchObject(invalid)
      // What was never a claim has used nothing up.
      await claim({ code, verifier })
    },
  )

  test('is forgotten a week after its end', async () => {
    const { challenge } = await approve(await signIn())
    const count = async () => (await api.app.db('pairings').where({ challenge })).length
    const context = { app: api.app, mail: createMemoryMail() }
    pass(7 * DAY + CODE_MS)
    await removeEndedSessions.work({}, context)
    expect(await count()).toBe(1)
    pass(1)
    await removeEndedSessions.work({}, context)
    expect(await count()).toBe(0)
  })
})

import { endSession, exportAccount, listSessions } from '@registry/shared/contract/account/account'
import { login, logout, me, refresh } from '@registry/shared/contract/account/auth'
import { approvePairing } from '@registry/shared/contract/account/pairings'
import { createItem, listOwnItems } from '@registry/shared/contract/items/items'
import { listOwnProducts } from '@registry/shared/contract/items/quick-add'
import { describe, expect, test } from 'vitest'
import { auditActionsOf } from '../../../../test/audit-actions-of.ts'
import { openBrowser } from '../../../../test/browser.ts'
import { itemDraft } from '../../../../test/item-draft.ts'
import { PASSWORD } from '../../../../test/make-account.ts'
import {
  approve,
  claim,
  drawPairing,
  extensionOf,
  type SignedInOwner,
  signInOwner,
} from '../../../../test/pairing.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi()

const ended = { status: 401, code: 'TOKEN_EXPIRED' }
const forbidden = { status: 403, code: 'FORBIDDEN' }
const all = { query: { limit: 50, offset: 0 } }

async function connect(owner: SignedInOwner) {
  const tokens = await claim(api, await approve(owner))
  return { ...tokens, ...extensionOf(api, { authorization: `Bearer ${tokens.accessToken}` }) }
}

describe('connecting an extension', () => {
  test('signs it in with its own tokens, visible to the owner', async () => {
    const owner = await signInOwner(api)
    const approved = await approve(owner)
    expect(approved).toMatchObject({
      code: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 120_000,
    })
    const { user, ...tokens } = await claim(api, approved)
    expect(user).toMatchObject({ id: owner.account.id, registrySlug: owner.account.slug })
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/)

    const { data } = await owner.call(listSessions, all)
    expect(data).toHaveLength(2)
    expect(data.find(({ client }) => client === 'extension')).toMatchObject({
      label: 'QuickAdd on Chrome, Windows',
      isCurrent: false,
    })
    expect(await auditActionsOf(api.app.db, owner.account.id)).toEqual([
      'user.signed_in',
      'pairing.approved',
      'user.signed_in',
    ])
    expect(await jobNamesOfUser(api.app.db, owner.account.id)).toEqual(['send_new_device'])
  })

  test('stores neither code nor verifier and sets no cookie', async () => {
    const owner = await signInOwner(api)
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

  test('allows only reading and adding products, also with refreshed tokens', async () => {
    const owner = await signInOwner(api)
    const { call, refreshToken = '' } = await connect(owner)
    await call(createItem, { body: itemDraft })
    expect(await call(listOwnProducts, {})).toMatchObject({ total: 1 })
    expect((await owner.call(listSessions, all)).data).toMatchObject([
      ...[
        { client: 'extension', itemsAdded: 1 },
        { client: 'web', itemsAdded: 0 },
      ],
    ])
    await expect(call(me, {})).rejects.toMatchObject(forbidden)

    const page = openBrowser(api)
    page.cookies.set('refresh', refreshToken)
    await expect(page.call(refresh, { body: {} })).rejects.toMatchObject(ended)
    const renewed = await api.call(refresh, { body: { refreshToken } })
    const again = extensionOf(api, { authorization: `Bearer ${renewed.accessToken}` })
    expect(await again.call(listOwnProducts, {})).toMatchObject({ total: 1 })
    await expect(again.call(me, {})).rejects.toMatchObject(forbidden)
    const { challenge } = drawPairing()
    await expect(again.call(approvePairing, { body: { challenge } })).rejects.toMatchObject(
      forbidden,
    )
  })

  test('allows no more after signing in with a password', async () => {
    const { account } = await signInOwner(api)
    const body = { email: account.email, password: PASSWORD, client: 'extension' as const }
    const { accessToken } = await extensionOf(api).call(login, { body })
    const { call } = extensionOf(api, { authorization: `Bearer ${accessToken}` })
    expect(await call(listOwnProducts, {})).toMatchObject({ total: 0 })
    for (const endpoint of [me, exportAccount, listOwnItems]) {
      await expect(call(endpoint, {})).rejects.toMatchObject(forbidden)
    }
    const attempt = call(listSessions, all)
    await expect(attempt).rejects.toMatchObject(forbidden)
  })

  test('lasts until the owner ends it, with immediate effect', async () => {
    const owner = await signInOwner(api)
    const { call, refreshToken = '' } = await connect(owner)
    const { data } = await owner.call(listSessions, all)
    const id = data.find(({ client }) => client === 'extension')?.id ?? ''
    await owner.call(endSession, { params: { id } })
    await expect(call(listOwnProducts, {})).rejects.toMatchObject(ended)
    await expect(api.call(refresh, { body: { refreshToken } })).rejects.toMatchObject(ended)
  })

  test('can be undone by the extension', async () => {
    const owner = await signInOwner(api)
    const { call } = await connect(owner)
    await call(logout, {})
    await expect(call(listOwnProducts, {})).rejects.toMatchObject(ended)
    expect((await owner.call(listSessions, all)).total).toBe(1)
  })

  test('outlasts the web session that approved it', async () => {
    const owner = await signInOwner(api)
    const { call } = await connect(owner)
    await owner.call(logout, {})
    await call(listOwnProducts, {})
  })
})

describe('approving an extension', () => {
  const body = { challenge: drawPairing().challenge }

  test('requires the refresh cookie besides the access token', async () => {
    const { browser, account } = await signInOwner(api)
    const copied = extensionOf(api, { authorization: browser.headers.authorization ?? '' })
    await expect(copied.call(approvePairing, { body })).rejects.toMatchObject(ended)
    const other = await signInOwner(api)
    other.browser.headers.authorization = browser.headers.authorization ?? ''
    await expect(other.call(approvePairing, { body })).rejects.toMatchObject(ended)
    expect(await api.app.db('pairings').where({ user_id: account.id })).toEqual([])
  })

  test('works after the browser has refreshed its tokens', async () => {
    const { browser, call } = await signInOwner(api)
    await call(approvePairing, { body })
    const { accessToken } = await call(refresh, { body: {} })
    browser.headers.authorization = `Bearer ${accessToken}`
    await call(approvePairing, { body })
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import { findPendingDraft, storePendingDraft } from '../draft/pending-drafts.ts'
import { account, startFakeRegistry } from '../test/fake-registry.ts'
import { disconnect } from './end-session.ts'
import { signIn } from './sign-in.ts'
import { removeTokens, storeTokens } from './tokens.ts'

const LINK = 'https://shop.example/cot'
const pendingDraft = () => findPendingDraft(LINK, undefined)

describe('an unsaved draft', () => {
  beforeEach(async () => {
    startFakeRegistry()
    await storePendingDraft(createEmptyDraft('a-key-of-the-typed', LINK))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    fakeBrowser.reset()
  })

  test('stays when the first account connects, and when it connects again', async () => {
    await signIn(account.email, account.password)
    await removeTokens()
    await signIn(account.email, account.password)
    expect(await pendingDraft()).toBeDefined()
  })

  test('is removed when another account connects', async () => {
    const tokens = { accessToken: '', endsAt: 0, refreshToken: 'r', registryTitle: '' }
    await storeTokens({ ...tokens, owner: 'another-owner' })
    await removeTokens()
    await signIn(account.email, account.password)
    expect(await pendingDraft()).toBeUndefined()
  })

  test('stays when another account connects after the owner had disconnected', async () => {
    await storeTokens({
      ...{ accessToken: '', endsAt: 0, refreshToken: 'r', registryTitle: '' },
      owner: 'another-owner',
    })
    await disconnect()
    await storePendingDraft(createEmptyDraft('a-key-of-the-typed', LINK))
    await signIn(account.email, account.password)
    expect(await pendingDraft()).toBeDefined()
  })

  test('is removed when the owner disconnects', async () => {
    await signIn(account.email, account.password)
    await disconnect()
    expect(await pendingDraft()).toBeUndefined()
  })
})

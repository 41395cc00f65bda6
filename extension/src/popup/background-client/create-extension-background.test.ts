import { afterEach, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import type { OpenResult, Session } from '../../messages.ts'
import { removeTokens, storeTokens } from '../../session/tokens.ts'
import { createExtensionBackground } from './create-extension-background.ts'

afterEach(() => fakeBrowser.reset())

const connect = (owner: string, refreshToken: string) =>
  storeTokens({ accessToken: '', endsAt: 0, refreshToken, registryTitle: `${owner}'s`, owner })

test('watchSession notifies of connecting and of a change of account, not of a token refresh', async () => {
  const never = new Promise<OpenResult>(() => {})
  const heard: (string | null)[] = []
  const hear = ({ registryTitle }: Session) => heard.push(registryTitle)
  const end = createExtensionBackground(Promise.resolve(7), never).watchSession(hear, () =>
    heard.push('switched'),
  )
  await connect('anna', 'first')
  await expect.poll(() => heard).toEqual(["anna's"])
  await connect('anna', 'renewed')
  await connect('bela', 'other')
  await expect.poll(() => heard).toEqual(["anna's", 'switched'])
  await removeTokens()
  await connect('bela', 'again')
  await expect.poll(() => heard).toEqual(["anna's", 'switched', "bela's"])
  end()
})

import { afterEach, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import type { Opening, Session } from '../messages.ts'
import { dropTokens, keepTokens } from '../session/tokens.ts'
import { extensionBackground } from './extension-background.ts'

afterEach(() => fakeBrowser.reset())

const connect = (owner: string, refreshToken: string) =>
  keepTokens({ accessToken: '', endsAt: 0, refreshToken, registryTitle: `${owner}'s`, owner })

test('the popup hears who is connected, and who is in their place, but not of each renewal', async () => {
  const never = new Promise<Opening>(() => {})
  const heard: (string | null)[] = []
  const hear = ({ registryTitle }: Session) => heard.push(registryTitle)
  const end = extensionBackground(Promise.resolve(7), never).watchSession(hear)
  await connect('anna', 'first')
  await expect.poll(() => heard).toEqual(["anna's"])
  await connect('anna', 'renewed')
  await connect('bela', 'other')
  await expect.poll(() => heard).toEqual(["anna's", "bela's"])
  await dropTokens()
  await connect('bela', 'again')
  await expect.poll(() => heard).toEqual(["anna's", "bela's", "bela's"])
  end()
})

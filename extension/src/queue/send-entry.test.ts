import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { connectAs } from '../test/connect-as.ts'
import { entryOf } from '../test/queue-entry.ts'
import { addEntry, takeBack } from './send-entry.ts'

const item = {
  productName: 'Foldable Baby Cot',
  productUrl: 'https://shop.example/cot',
  category: 'Cribs & Bassinets',
  totalPrice: 189,
}
const ended = () =>
  Response.json({ success: false, error: 'Ended.', code: 'TOKEN_EXPIRED' }, { status: 401 })

/** Fakes the registry; returns the authorization headers of all requests. */
function serve(answer: (caller: string) => Response | Promise<Response>) {
  const callers: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const caller = String(new Headers(headers).get('authorization'))
    callers.push(caller)
    return answer(caller)
  })
  return callers
}

describe('during a change of account', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    fakeBrowser.reset()
  })

  const entry = entryOf('a', { item, owner: 'anna', itemId: crypto.randomUUID() })
  test.each([
    ['does not add an entry to the new account', () => addEntry(entry)],
    ['does not remove an entry from the new account', () => takeBack(entry)],
  ])('%s', async (_, send) => {
    await connectAs('anna')
    const callers = serve(async () => {
      await connectAs('bela')
      return ended()
    })
    expect(await send()).toMatchObject({ kind: 'waits', because: 'signed-out' })
    expect(callers).toEqual(['Bearer access of anna'])
  })

  test.each([
    ['added', () => addEntry(entry)],
    ['taken back', () => takeBack(entry)],
  ])('an entry of another owner is not %s', async (_, send) => {
    await connectAs('bela')
    const callers = serve(ended)
    expect(await send()).toMatchObject({ kind: 'waits', because: 'signed-out' })
    expect(callers).toEqual([])
  })
})

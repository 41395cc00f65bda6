import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { syncContentScripts } from './sync-content-scripts.ts'

const { permissions, scripting, tabs } = fakeBrowser
const own = { ...scripting }
const { contains: ownContains } = permissions

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(scripting, own)
  Object.assign(permissions, { contains: ownContains })
  fakeBrowser.reset()
})

test('an installed or updated version shows the button in open tabs of permitted sites', async () => {
  const executeScript = vi.fn(async () => [])
  Object.assign(scripting, {
    getRegisteredContentScripts: async () => [],
    registerContentScripts: async () => {},
    executeScript,
  })
  const contains = async ({ origins = [] }: { origins?: string[] }) =>
    origins.includes('https://*.lazada.sg/*')
  Object.assign(permissions, { contains })
  const query = vi.spyOn(tabs, 'query').mockResolvedValue([{ id: 7 }] as never)
  vi.spyOn(permissions.onAdded, 'addListener').mockReturnValue(undefined)
  vi.spyOn(permissions.onRemoved, 'addListener').mockReturnValue(undefined)
  syncContentScripts()
  await fakeBrowser.runtime.onInstalled.trigger({ reason: 'update', previousVersion: '0.27.0' })
  await expect
    .poll(() => executeScript.mock.calls)
    .toEqual([[{ target: { tabId: 7 }, files: ['/shop-button.js'] }]])
  expect(query.mock.calls[0]?.[0].url).toContain('https://*.lazada.sg/*')
})

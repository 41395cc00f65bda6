import { backgroundOf } from './support/browser.ts'
import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { lazada } from './support/shops.ts'

test.describe('the extension', () => {
  test('has the same id wherever it is loaded from', async ({ context }) => {
    const background = await backgroundOf(context)
    expect(new URL(background.url()).host).toBe('bdlgkfnilgcppcmonfjeacdliakimmma')
  })

  test('keeps its tokens from scripts in the page that was clicked', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Name')).toBeVisible()

    const background = await backgroundOf(context)
    const tabId = Number(new URL(popup.url()).searchParams.get('tabId'))
    const [kept, stolen] = await background.evaluate(async tabId => {
      const read = async () => {
        const areas = [chrome.storage.local.get(), chrome.storage.session.get()]
        const found = await Promise.allSettled(areas)
        return found.flatMap(area => (area.status === 'fulfilled' ? Object.keys(area.value) : []))
      }
      const [inPage] = await chrome.scripting.executeScript({ target: { tabId }, func: read })
      return [await read(), inPage?.result]
    }, tabId)
    expect(kept).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']))
    expect(stolen).toEqual([])
  })

  test('paints its shell before any script runs', async ({ context }) => {
    const { host } = new URL((await backgroundOf(context)).url())
    const popup = await context.newPage()
    const cdp = await context.newCDPSession(popup)
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: true })
    await popup.setViewportSize({ width: 360, height: 520 })
    await popup.goto(`chrome-extension://${host}/popup.html`)
    await expect(popup.getByRole('button', { name: 'Reading this page' })).toBeDisabled()
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: false }) // axe needs timers
    await expectGoodLooks(popup, 'shell')
  })
})

import type { Page } from 'puppeteer-core'
import { firefoxPath } from '../../shared/tools/browsers/firefox.ts'
import { launchFirefox, openExtensionPage, openShopPage } from './support/firefox.ts'
import { expect, test } from './support/quick-add.ts'
import { lazada } from './support/shops.ts'

const NAME = 'Cloud Nest Foldable Baby Cot 3-in-1'
/** Unique name: other tests add the same product. */
const OWN_NAME = 'Found by Firefox'

const executable = firefoxPath()
const reason = 'no Firefox here: install firefox-esr, or set FIREFOX_PATH to one'
test.skip(() => {
  if (!executable) console.log(`Left out: ${reason}`)
  return !executable
}, reason)

test('Firefox shows the button after permission was granted and adds the product', async ({
  firefoxExtension,
  product,
}) => {
  const firefox = await launchFirefox(executable ?? '', firefoxExtension)
  try {
    const options = await openExtensionPage(firefox, 'options.html')
    await test.step('connects', async () => {
      const { email, password } = product.demo
      const signedIn = await options.evaluate(
        async (email, password) =>
          browser.runtime.sendMessage({ type: 'sign-in', email, password }),
        email,
        password,
      )
      expect(signedIn).toMatchObject({ ok: true })
    })
    await test.step('enables the button on Lazada', async () => {
      await options.locator('::-p-aria(Show the button on Lazada)').click()
      await options.waitForFunction(
        async () => (await browser.scripting.getRegisteredContentScripts()).length === 1,
      )
    })

    const shop = await openShopPage(firefox, lazada)
    await test.step('opens QuickAdd from the button, by keyboard', async () => {
      await shop.waitForSelector('[data-quick-add]')
      await shop.focus('a')
      await shop.keyboard.press('Tab')
      await shop.keyboard.press('Enter')
      await options.waitForFunction(
        () => browser.extension.getViews({ type: 'popup' }).length === 1,
      )
    })

    const popup = await openExtensionPage(firefox, `popup.html?tabId=${await tabIdOf(options)}`)
    await test.step('adds the product', async () => {
      const filled = await popup.waitForFunction(
        name => [...document.querySelectorAll('textarea')].find(({ value }) => value === name),
        {},
        NAME,
      )
      await filled.asElement()?.focus()
      await popup.keyboard.down('Control')
      await popup.keyboard.press('a')
      await popup.keyboard.up('Control')
      await popup.keyboard.type(OWN_NAME)
      await popup.keyboard.press('Enter')
      await popup.waitForSelector('::-p-text(Added to your registry)')
    })
    const registry = `${product.url}/registry/${product.demo.slug}`
    await expect.poll(async () => (await fetch(registry)).text()).toContain(OWN_NAME)
    await test.step('removes the button when the permission is removed', async () => {
      await options.bringToFront()
      await options.locator('::-p-aria(Show the button on Lazada)').click()
      await shop.waitForFunction(() => document.querySelector('[data-quick-add]') === null)
    })
  } finally {
    await firefox.close()
  }
})

/** Returns the id of the retailer's tab, which the extension may query with its permission. */
async function tabIdOf(options: Page): Promise<number> {
  return options.evaluate(async () => {
    const [tab] = await browser.tabs.query({ url: 'https://*.lazada.sg/*' })
    return tab?.id ?? -1
  })
}

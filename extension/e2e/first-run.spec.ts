import type { Worker } from '@playwright/test'
import { backgroundOf, launchWithExtension } from './support/browser.ts'
import { expect, test } from './support/quick-add.ts'

test.describe('the first run', () => {
  test('shows how to begin, once, and puts QuickAdd into the menu of a page', async ({
    extension,
  }) => {
    const profile = test.info().outputPath('profile')
    const first = await launchWithExtension(extension, profile)
    const { host } = new URL((await backgroundOf(first)).url())
    const welcome = `chrome-extension://${host}/welcome.html`
    await expect.poll(() => first.pages().map(page => page.url())).toContain(welcome)
    await first.close()

    const second = await launchWithExtension(extension, profile)
    await expect.poll(async () => hasMenu(await backgroundOf(second))).toBe(true)
    expect(second.pages().map(page => page.url())).not.toContain(welcome)
    await second.close()
  })
})

/** Only what is there can be changed. */
const hasMenu = (background: Worker) =>
  background.evaluate(() =>
    chrome.contextMenus.update('add', { enabled: true }).then(
      () => true,
      () => false,
    ),
  )

import { openWithDoubledText } from '../support/large-text.ts'
import { expect, test } from '../support/product.ts'

test('errors on a second tab, in a second browser context and in a launched browser fail a test as on the first tab', async ({
  playwright,
  page,
  context,
  browser,
  product,
  complaints,
}) => {
  const tab = await context.newPage()
  const visitor = await browser.newPage()
  const launched = await openWithDoubledText(playwright, {}, complaints)
  const pages = { page, tab, visitor, launched: launched.page }
  for (const [name, each] of Object.entries(pages)) {
    await each.goto(`${product.url}/api/health`)
    await each.evaluate(failInTwoWays, name)
  }
  for (const name of Object.keys(pages)) {
    await expect.poll(() => complaints.join()).toContain(`logged by ${name}`)
    await expect.poll(() => complaints.join()).toContain(`thrown by ${name}`)
  }
  complaints.splice(0)
  await visitor.close()
  await launched.browser.close()
})

/** Logs an error and throws one outside every handler. Runs in the page. */
function failInTwoWays(name: string): void {
  console.error(`logged by ${name}`)
  setTimeout(() => {
    throw new Error(`thrown by ${name}`)
  })
}

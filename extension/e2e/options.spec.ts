import {
  draftOf,
  openExtensionPage,
  postponeRetries,
  sendRequest,
} from './support/extension-page.ts'
import { expect, expectAccessible, test } from './support/quick-add.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

test('the options show the switches, the queue and the connection', async ({
  context,
  product,
}) => {
  const options = await openExtensionPage(context)
  await expect(options.getByText('Not connected yet.')).toBeVisible()
  await expect(options.getByText('Nothing is waiting.')).toBeVisible()
  // The options open in a tab, not in an embedded frame.
  expect((await options.getByRole('main').boundingBox())?.width).toBeGreaterThan(500)
  for (const shop of ['Lazada', 'Shopee']) {
    const button = options.getByRole('switch', { name: `Show the button on ${shop}` })
    await expect(button).not.toBeChecked()
    await expect(button).toBeEnabled()
  }

  await test.step('shows the connected registry', async () => {
    expect(await sendRequest(options, { type: 'sign-in', ...product.demo })).toMatchObject({
      ok: true,
    })
    await expect(options.getByText('Connected to Welcoming Baby Tan.')).toBeVisible()
    await expect(options.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  await test.step('an unsent product waits and is sent by Try now', async () => {
    await context.route(`${product.url}/api/**`, route => route.abort('internetdisconnected'))
    const name = `Cot of the options ${test.info().testId}`
    await sendRequest(options, { type: 'save', draft: draftOf(name) })
    await expect(options.getByText('Waits for a connection.')).toBeVisible()
    await postponeRetries(options)
    await expectAccessible(options)

    await options.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(options.getByText('It is then gone for good.')).toBeVisible()
    await expect(options.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await options.keyboard.press('Enter')

    await context.unroute(`${product.url}/api/**`)
    await options.getByRole('button', { name: 'Try now' }).click()
    await expect(options.getByText('Nothing is waiting.')).toBeVisible()
  })

  await test.step('after disconnecting, shows a code to compare when connecting', async () => {
    await options.getByRole('button', { name: 'Disconnect' }).click()
    const opened = context.waitForEvent('page')
    await options.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(options.getByText(/^A new tab asks .*: [\dA-Z]{2} · [\dA-Z]{2}$/)).toBeAttached()
    expect((await opened).url()).toContain(`${product.url}/extension`)
  })
})

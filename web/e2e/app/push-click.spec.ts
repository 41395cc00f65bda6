import { randomUUID } from 'node:crypto'
import { addItems, contributeAsVisitor } from '../support/contributions.ts'
import { expect, test } from '../support/owner.ts'
import {
  keepNotifications,
  pressFirst,
  push,
  shown,
  subscribeAs,
  waitForServiceWorker,
} from '../support/push.ts'

test.use({ serviceWorkers: 'allow' })

test('a guest gives, and the press of a notification leads the owner to that very gift', async ({
  page,
  context,
  browser,
  owner,
  product,
  pushService,
}) => {
  await addItems(page, ['Moon night light'])
  const phone = pushService.subscribe(randomUUID())
  await context.grantPermissions(['notifications'], { origin: product.url })
  await subscribeAs(page, phone)
  await page.goto('/registry-settings')
  await page.getByRole('button', { name: 'Enable Notifications' }).click()
  await expect(page.getByText('Notifications enabled successfully!')).toBeVisible()

  // In another browser, because owners are not notified of their own contributions.
  const visitor = await browser.newPage({ baseURL: product.url })
  await contributeAsVisitor(visitor, owner, 20)
  await visitor.close()
  await expect.poll(() => phone.messages()).toHaveLength(1)
  const [request] = phone.requests()
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
  const [message] = phone.messages()
  expect(message?.notification).toMatchObject({
    title: 'New Contribution',
    body: 'Mei Lin Koh promised $20.00 toward Moon night light',
  })

  await page.goto('/dashboard')
  await waitForServiceWorker(page)
  await keepNotifications(page)
  await push(page, JSON.stringify(message))
  await expect
    .poll(async () => (await shown(page)).map(({ body }) => body))
    .toEqual([message?.notification.body])
  await pressFirst(page)
  await page.waitForURL(message?.notification.navigate ?? '')
  const contribution = page.getByRole('region', { name: 'Contribution of Mei Lin Koh' })
  await expect(contribution).toContainText('$20.00')
  await expect(contribution).toContainText('For all the midnight checks.')
  await expect.poll(() => shown(page)).toEqual([])
})

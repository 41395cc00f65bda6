import { expectAccessible } from './support/expect-accessible.ts'
import { becomeGuest, offer, offeringLink, parents } from './support/guest-offerings.ts'
import { expect, test } from './support/owner.ts'
import { card } from './support/registry.ts'

test.describe('the mailed link', () => {
  // The parents are faster once, and a link is old or wrong.
  test.use({ expectsRefusals: true })

  test('opens the offering: edited, talked about, withdrawn', async ({ page, owner, product }) => {
    const list = parents(page, await becomeGuest(page))
    const email = `lin-${owner.slug}@example.com`
    const id = await offer(page, owner, { itemName: 'Bath seat', offererEmail: email })
    const link = await offeringLink(product, email, id)
    await page.setViewportSize({ width: 390, height: 844 })

    await test.step('the key leaves the address, and a reload still opens it', async () => {
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Your offering' })).toBeFocused()
      await expect(card(page, 'Bath seat')).toContainText('Under Review')
      expect(new URL(page.url()).hash).toBe('')
      await page.reload()
      await expect(card(page, 'Bath seat')).toContainText(email)
      await expectAccessible(page)
    })
    await test.step('it is edited, what is typed waits for a reload', async () => {
      await page.getByRole('button', { name: 'Edit' }).click()
      const name = page.getByLabel('Item name')
      await name.fill('')
      await page.getByLabel('They can pick it up').uncheck()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Item name is required')).toBeVisible()
      await expect(page.getByText('At least one availability option is required')).toBeVisible()
      await expect(name).toBeFocused()
      await expectAccessible(page)
      await name.fill('Bath seat with toys')
      await page.reload()
      await expect(name).toHaveValue('Bath seat with toys')
      await page.getByLabel('I can deliver it').check()
      await page.getByLabel('Quantity').selectOption('3')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Your changes are saved.')).toBeVisible()
      await expect(card(page, 'Bath seat with toys')).toContainText('Qty 3')
      await expect(card(page, 'Bath seat with toys')).toContainText('Delivery')
    })
    await test.step('Back leaves the form, and the offering stays', async () => {
      await page.getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByRole('heading', { name: 'Edit your offering' })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Your offering' })).toBeFocused()
    })
    await test.step('the parents were faster than the form', async () => {
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Item name').fill('Something else')
      await list.accept(id, 'We would love it.')
      await list.write(id, 'Does it fold?')
      await list.wish(id)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('have reviewed')
      const own = card(page, 'Bath seat with toys')
      await expect(own).toContainText('Interest Expressed')
      await expect(own).toContainText(`They should contact you at ${email}.`)
      await expect(own).toContainText('We would love it.')
      await expect(own.getByRole('link', { name: 'priya@example.com' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
      await expect(page.getByRole('listitem').filter({ hasText: 'Does it fold?' })).toBeVisible()
    })
    await test.step('withdrawn only after a question', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('button', { name: 'Withdraw' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText("Bath seat with toys goes from the parents' list")
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await question.getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByText('Your offering is withdrawn.')).toBeVisible()
    })
    await test.step('the link is old then', async () => {
      await page.goto('about:blank')
      await page.goto(link)
      await expect(page.getByText('This link does not open an offering')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Track Offerings' }).click()
      await expect(page.getByRole('heading', { name: 'Track Offerings' })).toBeFocused()
    })
  })

  test('leads to the thread: a message is kept while it is written, and arrives once', async ({
    page,
    owner,
    product,
  }) => {
    const list = parents(page, await becomeGuest(page))
    const email = `joy-${owner.slug}@example.com`
    const id = await offer(page, owner, { itemName: 'Sling', offererEmail: email })
    const keys: (string | undefined)[] = []
    await page.route(
      '**/reply',
      async route => {
        // It arrives, its answer does not.
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    page.on('request', request => {
      if (request.url().endsWith('/reply')) keys.push(request.headers()['idempotency-key'])
    })
    await page.goto(await offeringLink(product, email, id))
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const area = page.getByRole('textbox', { name: /^Write to Priya/ })
    await send.click()
    await expect(page.getByText('Please write a message')).toBeVisible()
    await area.fill('It is washed already.')
    await page.reload()
    await expect(area).toHaveValue('It is washed already.')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Failed to send your message.')
    await page.reload()
    await send.click()
    await expect(area).toHaveValue('')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'It is washed already.' }),
    ).toHaveCount(1)
    await expect(area).toBeFocused()
    expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]])
    expect(await list.thread(id)).toEqual(['It is washed already.'])

    await list.write(id, 'Wonderful, thank you!')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Wonderful, thank you!' }),
    ).toBeVisible()
  })

  test('opens nothing without its key, or with a wrong one', async ({ page, owner, product }) => {
    await becomeGuest(page)
    const email = `raj-${owner.slug}@example.com`
    const id = await offer(page, owner, { itemName: 'Monitor', offererEmail: email })
    const address = `/registry/${owner.slug}?offering=${id}`
    for (const wrong of [address, `${address}#key=guessed`]) {
      await page.goto('about:blank')
      await page.goto(wrong)
      await expect(page.getByText('This link does not open an offering')).toBeVisible()
    }
    // The right one, opened over it, changes the hash alone.
    const { hash } = new URL(await offeringLink(product, email, id))
    await page.evaluate(key => location.assign(key), hash)
    await expect(card(page, 'Monitor')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  })
})

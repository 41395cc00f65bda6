import { expectAccessible } from '../support/expect-accessible.ts'
import { offerTo } from '../support/offerings/create-offering.ts'
import { offeringLink, ownerActions, signOutToVisitor } from '../support/offerings/owner-actions.ts'
import { expect, test } from '../support/owner.ts'
import { card } from '../support/registry-page.ts'

// The link is invalid in the end.
test.use({ expectsRefusals: true })

test('the mailed link opens an offering: edited, discussed and withdrawn', async ({
  page,
  owner,
  product,
}) => {
  const list = ownerActions(page, await signOutToVisitor(page))
  const email = `lin-${owner.slug}@example.com`
  const id = await offerTo(page.request, owner, { itemName: 'Bath seat', offererEmail: email })
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
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Item name is required')).toBeVisible()
    await expectAccessible(page)
    await name.fill('Bath seat with toys')
    await page.reload()
    await expect(name).toHaveValue('Bath seat with toys')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await expect(card(page, 'Bath seat with toys')).toBeVisible()
  })
  await test.step('Back leaves the form, and the offering stays', async () => {
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Edit your offering' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your offering' })).toBeFocused()
  })
  await test.step('messages: one to the parents, and their reply', async () => {
    const area = page.getByRole('textbox', { name: /^Write to Priya/ })
    await area.fill('It is washed already.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(area).toHaveValue('')
    await expect(area).toBeFocused()
    expect(await list.thread(id)).toEqual(['It is washed already.'])
    await list.write(id, 'Wonderful, thank you!')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const messages = page.getByRole('list').getByRole('listitem')
    await expect(messages.filter({ hasText: 'Wonderful, thank you!' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('withdrawn only after a question', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText("Bath seat with toys goes from the parents' list")
    await expectAccessible(page)
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

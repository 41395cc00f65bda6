import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { mailsTo } from '../support/mails.ts'
import { offerTo, uploadPhoto } from '../support/offerings/create-offering.ts'
import { expect, test, visitorHeaders } from '../support/owner.ts'
import { solidImage } from '../support/solid-image.ts'

const TAB = '/dashboard?tab=gift-passing'
const LIST_PATH = /\/gift-passing\/admin\/offerings$/
const BATH = 'Foldable baby bath'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const act = (page: Page, name: string) => page.getByRole('button', { name })
const list = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Requests' }).getByRole('tab', { name })
const someone = (name: string) => `${name}-${randomUUID()}@example.com`

/** Returns the text of the newest email with this subject. */
async function mailOf(product: Product, address: string, subject: string): Promise<string> {
  const find = async () => (await mailsTo(product, address)).find(mail => mail.subject === subject)
  await expect.poll(find).toBeDefined()
  return (await find())?.text ?? ''
}

test('an item is offered, accepted, arranged and received with thanks, by keyboard and email', async ({
  page,
  owner,
  product,
  request,
}) => {
  const shanti = someone('shanti')
  const daryl = someone('daryl')
  await test.step('nothing yet', async () => {
    await page.goto('/dashboard')
    const tabs = page.getByRole('tablist', { name: 'Dashboard' })
    await tabs.getByRole('tab', { name: 'Registry Management' }).press('ArrowRight')
    await expect(page).toHaveURL(TAB)
    await expect(tabs.getByRole('tab', { name: 'Gift Passing' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No requests to review' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(act(page, '+ Add New Item')).toBeVisible()
  })
  const id = await offerTo(request, owner, {
    offererEmail: shanti,
    offererPhone: '+65 9123 4567',
    personalMessage: 'Used for one summer in Tampines.',
  })
  await offerTo(request, owner, { offererEmail: daryl, offererName: 'Daryl', itemName: 'Old seat' })
  const link = /\S+#key=[\w-]+/.exec(
    await mailOf(product, shanti, 'Your offering is with the parents'),
  )?.[0]
  await test.step('the sentence leads to what is to be reviewed', async () => {
    await page.reload()
    await page.getByRole('link', { name: '2 requests to review' }).click()
    await expect(page).toHaveURL(TAB)
    await expect(page.getByRole('tab', { name: /^Gift Passing ?, 2 to review$/ })).toBeVisible()
    const lists = page.getByRole('tablist', { name: 'Requests' }).getByRole('tab')
    await expect(lists).toContainText(['Pending Review', 'Accepted', 'Total Received'])
    await expect(card(page, BATH)).toContainText('Needs Review')
    await expectAccessible(page)
  })
  await test.step('accepting it mails who offers', async () => {
    await act(page, `Accept: ${BATH}`).press('Enter')
    await expect(page.getByRole('heading', { name: 'Accept this item?' })).toBeFocused()
    await page.getByLabel('Note to Shanti').fill('Could we collect it on Saturday?')
    await expectAccessible(page)
    await act(page, 'Accept and email Shanti').press('Enter')
    await expect(page.getByRole('heading', { name: `${BATH} is yours` })).toBeFocused()
    await expectAccessible(page)
    await act(page, 'Review the next one').press('Enter')
    await expect(card(page, 'Old seat').getByRole('heading')).toBeFocused()
    await expect(card(page, BATH)).toHaveCount(0)
    expect(await mailOf(product, shanti, 'The parents said yes to your offering')).toContain(
      'Could we collect it on Saturday?',
    )
  })
  await test.step('declining is kind, and gives the reason', async () => {
    await act(page, 'Decline: Old seat').press('Enter')
    await page.getByLabel('Reason for Daryl').fill('We have one already.')
    await act(page, 'Decline and email Daryl').press('Enter')
    await expect(page.getByRole('heading', { name: 'Declined kindly' })).toBeFocused()
    await act(page, 'Close').press('Enter')
    await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeFocused()
    expect(await mailOf(product, daryl, 'About what you offered')).toContain('We have one already.')
  })
  await test.step('says that it is wanted, and how to reach the parents', async () => {
    await list(page, '1 Accepted').click()
    await act(page, `We would love it: ${BATH}`).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Priya Raman')
    await page.getByLabel('Your email').fill(owner.email)
    await page.getByLabel('Your phone').fill('+65 8111 2222')
    await act(page, 'Send to Shanti').click()
    await expect(page.getByRole('heading', { name: 'They know how to reach you' })).toBeFocused()
    await act(page, 'Close').click()
    await expect(card(page, BATH)).toContainText('Interest Expressed')
    expect(await mailOf(product, shanti, 'The parents would like what you offered')).toContain(
      '+65 8111 2222',
    )
  })
  await test.step('reads an answer and writes back', async () => {
    const key = link?.split('#key=')[1]
    const reply = await request.post(`/api/gift-passing/offerings/${id}/reply`, {
      headers: { ...(await visitorHeaders(request)), 'idempotency-key': randomUUID() },
      data: { key, message: 'Saturday at ten?' },
    })
    expect(reply.status()).toBe(201)
    await page.reload()
    await list(page, '1 Accepted').click()
    await act(page, `Write to Shanti: ${BATH}, 1 new message`).click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Saturday at ten?')
    await page.getByLabel('Message to Shanti').fill('Yes, with joy.')
    await expectAccessible(page)
    await act(page, 'Send').click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, with joy.')
    await expect(page.getByLabel('Message to Shanti')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(act(page, `Write to Shanti: ${BATH}`)).toBeFocused()
    await expect(act(page, `Write to Shanti: ${BATH}, 1 new message`)).toHaveCount(0)
    expect(await mailOf(product, shanti, 'The parents wrote to you')).toContain('Yes, with joy.')
  })
  await test.step('it is arranged, and arrives with thanks', async () => {
    await act(page, `Pickup arranged: ${BATH}`).click()
    await act(page, 'Yes, it is arranged').click()
    await act(page, 'Close').click()
    await expect(card(page, BATH).getByRole('heading')).toBeFocused()
    await act(page, `Received: ${BATH}`).click()
    await page.getByLabel('Thank-you words for Shanti').fill('It splashes again!')
    await act(page, 'Yes, we have it').click()
    await expect(page.getByRole('heading', { name: 'Received with thanks' })).toBeFocused()
    await act(page, 'Close').click()
    await expect(page.getByRole('heading', { name: 'Nothing on its way yet' })).toBeVisible()
    await list(page, '2 Total Received').click()
    await expect(card(page, BATH)).toContainText('Received')
    await expect(card(page, 'Old seat')).toContainText('Declined')
    expect(await mailOf(product, shanti, 'Thank you for passing it on')).toContain(
      'It splashes again!',
    )
    await expect(page.getByRole('region', { name: 'How sharing goes' })).toContainText('Offered2')
    await expectAccessible(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectsRefusals: true })

  test('a failed list, a request with photos and its photos are accessible', async ({
    page,
    owner,
    request,
  }) => {
    const photoIds = [
      await uploadPhoto(request, solidImage(200, 120, 120)),
      await uploadPhoto(request, solidImage(120, 200, 120)),
    ]
    await offerTo(request, owner, { offererEmail: someone('farah'), photoIds })
    const failing = (url: URL) => LIST_PATH.test(url.pathname) && !url.search.includes('limit=1&')
    await page.route(failing, route => route.fulfill({ status: 400, json: {} }))
    await page.goto(TAB)
    await expect(page.getByRole('alert')).toContainText('Failed to load offerings')
    await expectAccessible(page)
    await page.unroute(failing)
    // Rather than with Try again, which disappears when an update of the list arrives first.
    await page.reload()
    await expect(card(page, BATH)).toBeVisible()
    await expectAccessible(page)
    await act(page, `Open the 2 photos of ${BATH}`).click()
    await expect(page.getByAltText(`Photo 1 of 2 of ${BATH}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByAltText(`Photo 2 of 2 of ${BATH}`)).toBeVisible()
    await act(page, 'Next photo').click()
    await expect(page.getByAltText(`Photo 1 of 2 of ${BATH}`)).toBeVisible()
    await expectAccessible(page)
  })
})

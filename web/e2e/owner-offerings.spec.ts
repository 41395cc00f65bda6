import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '../../shared/tools/start-product.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { asOwner } from './support/gifts.ts'
import { mailsTo } from './support/mails.ts'
import { asGuest, offerTo, photoOf } from './support/offerings.ts'
import { expect, test } from './support/owner.ts'
import { solidPicture } from './support/solid-picture.ts'

const TAB = '/dashboard?tab=gift-passing'
const LIST_PATH = /\/gift-passing\/admin\/offerings$/
const BATH = 'Foldable baby bath'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const act = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const list = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Requests' }).getByRole('tab', { name })
const someone = (name: string) => `${name}-${randomUUID()}@example.com`

/** The words of the newest mail with a subject, as text. */
async function mailOf(product: Product, address: string, subject: string): Promise<string> {
  const find = async () => (await mailsTo(product, address)).find(mail => mail.subject === subject)
  await expect.poll(find).toBeDefined()
  return (await find())?.text ?? ''
}

test('takes an offer from the request to the thank-you, by keyboard and mail', async ({
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
    const bath = card(page, BATH)
    await expect(bath).toContainText('Needs Review')
    await expect(bath).toContainText('Good · they wrote: Gently Used')
    await expect(bath).toContainText('“Used for one summer in Tampines.”')
    await expect(bath).toContainText(/\d+ \w+, \d+:\d\d [ap]m SGT/)
    await expect(bath.getByRole('link', { name: shanti })).toHaveAttribute(
      'href',
      `mailto:${shanti}?subject=About%20Foldable%20baby%20bath`,
    )
    await expect(bath.getByRole('link', { name: '+65 9123 4567' })).toHaveAttribute(
      'href',
      'tel:+6591234567',
    )
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
    await page.getByLabel('Your email').fill('priya')
    await act(page, 'Send to Shanti').click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Your email')).toBeFocused()
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
      headers: { ...(await asGuest(request)), 'idempotency-key': randomUUID() },
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

  test('keeps up with failures, with somebody who was quicker, and with long lists', async ({
    page,
    owner,
    request,
  }) => {
    const offererEmail = someone('farah')
    const photoIds = [
      await photoOf(request, solidPicture(200, 120, 120)),
      await photoOf(request, solidPicture(120, 200, 120)),
    ]
    const id = await offerTo(request, owner, { offererEmail, photoIds })
    await test.step('a list that fails to load is loaded again', async () => {
      const failing = (url: URL) => LIST_PATH.test(url.pathname) && !url.search.includes('limit=1&')
      await page.route(failing, route => route.fulfill({ status: 503, json: {} }))
      await page.goto(TAB)
      await expect(page.getByRole('alert')).toContainText('Failed to load offerings')
      await expectAccessible(page)
      await page.unroute(failing)
      await act(page, 'Try again').click()
      await expect(card(page, BATH)).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('photos open large', async () => {
      await act(page, `Open the 2 photos of ${BATH}`).click()
      await expect(page.getByAltText(`Photo 1 of 2 of ${BATH}`)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByAltText(`Photo 2 of 2 of ${BATH}`)).toBeVisible()
      await act(page, 'Next photo').click()
      await expect(page.getByAltText(`Photo 1 of 2 of ${BATH}`)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })
    await test.step('a flag is the own mark', async () => {
      await act(page, `Flag: ${BATH}`).click()
      await act(page, 'Flag it').click()
      await expect(page.getByText('Please say what is wrong with it.')).toBeVisible()
      await page.getByLabel('What is wrong with it?').fill('Looks like a shop')
      await act(page, 'Flag it').click()
      await expect(card(page, BATH)).toContainText('You flagged this: Looks like a shop')
      await act(page, `Remove the flag: ${BATH}`).click()
      await expect(card(page, BATH)).not.toContainText('Looks like a shop')
    })
    await test.step('a review that fails keeps its words', async () => {
      await page.route('**/approve', route => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      })
      await act(page, `Accept: ${BATH}`).click()
      await page.getByLabel('Note to Shanti').fill('With joy')
      await act(page, 'Accept and email Shanti').click()
      await expect(page.getByRole('alert')).toContainText('Failed to process review')
      await expect(page.getByLabel('Note to Shanti')).toHaveValue('With joy')
    })
    await test.step('one that came second says so, and the list is new', async () => {
      const first = await page.request.put(`/api/gift-passing/admin/offerings/${id}/reject`, {
        headers: await asOwner(page),
        data: { reason: '' },
      })
      expect(first.status()).toBe(200)
      await act(page, 'Accept and email Shanti').click()
      await expect(page.getByRole('alert')).toContainText('has been reviewed already')
      await act(page, 'Close').last().click()
      await expect(page.getByRole('heading', { name: 'No requests to review' })).toBeVisible()
    })
    await test.step('a long list has pages', async () => {
      for (let count = 1; count <= 11; count += 1) {
        await offerTo(request, owner, { offererEmail, itemName: `Thing ${count}` })
      }
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(10)
      await act(page, 'Older').click()
      await expect(page.getByRole('article')).toHaveCount(1)
    })
    await test.step('a review whose answer was lost counts once, and is told by trying again', async () => {
      await page.route(
        '**/reject',
        async route => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await act(page, 'Decline: Thing 1').click()
      await page.getByLabel('Reason for Shanti').fill('We have one')
      await act(page, 'Decline and email Shanti').click()
      await expect(page.getByRole('alert')).toContainText('Failed to process review')
      await act(page, 'Decline and email Shanti').click()
      await expect(page.getByRole('heading', { name: 'Declined kindly' })).toBeFocused()
      await expect(page.getByText('We thanked Shanti by email, with your words.')).toBeVisible()
    })
  })
})

test('is gone where it is switched off, and shows nobody what others were offered', async ({
  page,
  owner,
  request,
}) => {
  await test.step("another's offers are not there", async () => {
    const id = await offerTo(request, { slug: 'demo' }, { offererEmail: someone('daryl') })
    await page.goto(TAB)
    await expect(page.getByRole('heading', { name: 'No requests to review' })).toBeVisible()
    const answer = await page.request.put(`/api/gift-passing/admin/offerings/${id}/approve`, {
      headers: await asOwner(page),
      data: {},
    })
    expect(answer.status()).toBe(404)
  })
  await test.step('what was typed is there on coming back', async () => {
    const menu = page.getByRole('complementary', { name: 'Owner menu' })
    await menu.getByRole('button', { name: 'Manage items' }).click()
    await page.getByLabel('Product name *').fill('Moon night light')
    await menu.getByRole('link', { name: 'Gift Passing' }).click()
    await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  })
  await test.step('switched off in the settings, it is hidden', async () => {
    await offerTo(request, owner, { offererEmail: someone('daryl') })
    await page.goto('/dashboard')
    await expect(heading(page)).toContainText('1 request to review')
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Gift passing' }).uncheck()
    await act(page, 'Save Changes').click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('Registry Management')).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Gift Passing')).toHaveCount(0)
    await expect(heading(page)).not.toContainText('to review')
    await page.goto(TAB)
    await expect(page.getByText('Registry Management')).toBeVisible()
    await expect(page.getByText('Gift Passing')).toHaveCount(0)
  })
})

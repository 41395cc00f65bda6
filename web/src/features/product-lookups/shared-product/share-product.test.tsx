import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { user } from '../../../../test/components/browser/user.ts'
import { addItem, ITEM, ownCard, ownItems } from '../../../../test/components/items.ts'
import {
  ended,
  found,
  LINK,
  LOOKUP,
  lookups,
  notFound,
  STAGE,
} from '../../../../test/components/lookups.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'

const CREATION = /^POST \/api\/admin\/registry\/items$/

const share = (shared: Record<string, string>) =>
  openPage(`/share-product?${new URLSearchParams(shared)}`)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name })
/** A field whose label may contain a note, such as 'from your text'. */
const field = (label: string) => screen.getByLabelText(label, { exact: false })

describe('a shared URL', () => {
  test('is scraped, displayed and added', async () => {
    const owner = await signUp()
    const { release } = holdResponse(LOOKUP, found())
    await share({ title: 'Night light', text: `Look at this! ${LINK}.` })
    await title('Processing Shared Product')
    expect(screen.getByText('Extracting product information...')).toBeVisible()
    await screen.findByText('From shop.example, usually 3 to 8 seconds')
    await waitFor(() => expect(lookups()).toHaveLength(1))
    expect(lookups()[0]?.json).toMatchObject({ url: LINK })
    expect(lookups()[0]?.headers.get('x-request-source')).toBe('share')
    release()
    const added = await title('Product Added!')
    await waitFor(() => expect(added).toHaveFocus())
    expect(
      screen.getByText('The product has been successfully added to your registry.'),
    ).toBeVisible()
    expect(screen.getByText(ITEM)).toBeVisible()
    expect(screen.getByText('$45.90')).toBeVisible()
    expect(location.pathname + location.search).toBe('/share-product')
    expect(await ownItems(owner)).toMatchObject([{ productName: ITEM, productUrl: LINK }])
    await user.click(link('View in Dashboard'))
    expect(await ownCard()).toBeVisible()
  })

  test('is added with the price that the scrape found after its response', async () => {
    const owner = await signUp()
    const early = found({ price: null }, { status: 'partial', isStillReading: true })
    route(LOOKUP, () => (lookups().length > 1 ? found() : early))
    route(STAGE, ended('success'))
    await share({ url: LINK })
    await title('Product Added!')
    expect(await ownItems(owner)).toMatchObject([{ productName: ITEM, totalPrice: 4_590 }])
    const polledId = sentRequests(STAGE)[0]?.url.split('/').at(-1)
    expect(lookups()[0]?.json).toMatchObject({ lookupId: polledId })
  })

  test('is added once the scrape has ended, although its response had found nothing', async () => {
    const owner = await signUp()
    const early = notFound('TIMEOUT', null, { isStillReading: true })
    route(LOOKUP, () => (lookups().length > 1 ? found() : early))
    route(STAGE, ended('success'))
    await share({ url: LINK })
    await title('Product Added!')
    expect(await ownItems(owner)).toMatchObject([{ productName: ITEM }])
  })

  test('is added with what was found before the scrape failed', async () => {
    const owner = await signUp()
    route(LOOKUP, found({ price: null }, { status: 'partial', isStillReading: true }))
    route(STAGE, ended('failed'))
    await share({ url: LINK })
    await title('Product Added!')
    expect(lookups()).toHaveLength(1)
    expect(await ownItems(owner)).toMatchObject([{ productName: ITEM, totalPrice: 0 }])
  })

  test('of a signed-out visitor is preserved in the dashboard URL', async () => {
    await share({ url: LINK })
    await screen.findByText('Please log in to manage your registry')
    expect(location.pathname).toBe('/dashboard')
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      redirect: '/share-product',
      url: LINK,
    })
    expect(lookups()).toEqual([])
  })

  test('of a signed-out visitor has its text again after the sign-in, once', async () => {
    const lazada = 'https://s.lazada.sg/s.TVggS?c=s'
    await share({ text: `Check out Destined Rivals ETB for $189.00 on Lazada! ${lazada}` })
    await screen.findByText('Please log in to manage your registry')
    await signUp()
    await openPage(location.pathname + location.search)
    await title('Manual Entry Required')
    expect(screen.getByText('Destined Rivals ETB')).toBeVisible()
    expect(screen.getByText('$189.00')).toBeVisible()
    await share({ url: lazada })
    await title('Manual Entry Required')
    expect(screen.queryByText('$189.00')).toBeNull()
  })

  test('of a product on the list is added only by Add anyway', async () => {
    const owner = await signUp()
    await addItem(owner, { productUrl: LINK })
    route(LOOKUP, found())
    await share({ text: LINK })
    await title('Already on your list')
    expect(
      screen.getByText(
        'We found this product among your items, so it was not added a second time.',
      ),
    ).toBeVisible()
    expect(await ownItems(owner)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Add anyway' }))
    await title('Product Added!')
    expect(await ownItems(owner)).toHaveLength(2)
  })
})

describe('a shared URL without a product', () => {
  test('of a retailer that blocks servers is not scraped, and opens the form', async () => {
    await signUp()
    const lazada = 'https://s.lazada.sg/s.TVggS?c=s'
    await share({ text: `Check out Destined Rivals ETB for $189.00 on Lazada! ${lazada}` })
    await title('Manual Entry Required')
    expect(screen.getByText('$189.00')).toBeVisible()
    expect(
      screen.getByText(
        'Lazada blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.',
      ),
    ).toBeVisible()
    expect(lookups()).toEqual([])
    expect(link('Get QuickAdd Extension')).toHaveAttribute('href', '/extension')
    expect(link('Go to Dashboard')).toBeVisible()
    await user.click(link('Add Manually'))
    expect(await screen.findByLabelText('Product link *')).toHaveValue(lazada)
    await waitFor(() => expect(field('Product name *')).toHaveValue('Destined Rivals ETB'))
    expect(field('Price *')).toHaveValue('189.00')
    expect(screen.getByText('Read from the text you pasted.')).toBeVisible()
  })

  test('without a name in its share text says what works on a phone', async () => {
    await signUp()
    await share({ text: 'Check out this item on Shopee: https://sg.shp.ee/Jw5VZBri' })
    await title('Manual Entry Required')
    expect(screen.getByText(/paste all that the app shares/)).toBeVisible()
  })

  test('of a page without a product can be added by hand', async () => {
    await signUp()
    route(LOOKUP, notFound('NOT_A_PRODUCT'))
    await share({ url: LINK })
    await title('Manual Entry Required')
    expect(screen.getByText('Failed to extract product data. Please add manually.')).toBeVisible()
    expect(screen.getByText(/Unknown Retailer/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Get QuickAdd Extension' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  test('after a lost connection names the retailer and offers a retry', async () => {
    await signUp()
    route(LOOKUP, 'lost')
    await share({ text: 'https://www.ikea.com/sg/en/p/sniglar-cot-beech-50248541/' })
    await title('Manual Entry Required')
    expect(
      screen.getByText('Could not extract product data from IKEA. Please add manually.'),
    ).toBeVisible()
    route(LOOKUP, found())
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await title('Product Added!')
  })
})

test('a shared URL over the limit of lookups says how long to wait', async () => {
  await signUp()
  const headers = { 'retry-after': '2400' }
  const json = { success: false, error: 'Too many requests.', code: 'RATE_LIMITED' }
  route(LOOKUP, { status: 429, headers, json })
  await share({ url: LINK })
  await title('Manual Entry Required')
  expect(screen.getByText('Too many tries. Please wait 40 minutes and try again.')).toBeVisible()
})

describe('shared data without a URL', () => {
  test.each([
    [{ text: 'Look at this cute lamp!!' }, 'No valid product URL found in shared content'],
    [{ text: 'javascript:alert(1)' }, 'No valid product URL found in shared content'],
    [{ url: 'javascript:alert(1)' }, 'Invalid URL format'],
    [{ url: 'data:text/html,<script>alert(1)</script>' }, 'Invalid URL format'],
    [{ text: `https://shop.example/${'a'.repeat(10_000)}` }, 'Invalid URL format'],
    [{ text: '\u0000\u200b' }, 'No URL provided'],
    [{}, 'No URL provided'],
  ])('%j: says "%s", and links to no other site', async (shared, words) => {
    await share(shared)
    await title('Something Went Wrong')
    expect(screen.getByText(words)).toBeVisible()
    expect(location.pathname + location.search).toBe('/share-product')
    const links = Array.from(document.links, ({ href }) => href)
    expect(links.filter(href => !href.startsWith(location.origin))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })
})

describe('a shared product that is not added', () => {
  test('because the list cannot be loaded, or the request is rejected, says so and is added by a retry', async () => {
    const owner = await signUp()
    route(LOOKUP, found())
    const refusal = { success: false, error: 'No.', code: 'FORBIDDEN' }
    const stop = route(/ \/api\/admin\/registry\/items$/, { status: 403, json: refusal })
    await share({ url: LINK })
    await title('Something Went Wrong')
    expect(screen.getByText('Failed to process shared content')).toBeVisible()
    stop()
    const stopAdding = route(CREATION, { status: 403, json: refusal })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Failed to add product to registry')
    stopAdding()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await title('Product Added!')
    expect(await ownItems(owner)).toHaveLength(1)
  })
})

import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { route } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  fetchProductDetails,
  found,
  LINK,
  LOOKUP,
  lookups,
  notFound,
  openAutoPopulate,
  STAGE,
  trying,
} from '../../../test/components/lookups.ts'

const field = (form: HTMLElement, label: string) =>
  within(form).getByLabelText(label, { exact: false })
const button = (form: HTMLElement, name: string) => within(form).getByRole('button', { name })

describe('a successful lookup', () => {
  test('fills the form, and Clear empties it', async () => {
    const form = await openAutoPopulate()
    expect(form).toHaveTextContent('Paste the link of a product from any shop.')
    route(LOOKUP, found())
    await fetchProductDetails(form)
    expect(await within(form).findByText('Found at shop.example.')).toBeVisible()
    expect(form).toHaveTextContent('Have a look, then add it.')
    expect(field(form, 'Product name *')).toHaveValue('Moon night light')
    expect(field(form, 'Price *')).toHaveValue('45.90')
    expect(field(form, 'Category')).toHaveValue('Nursery Decor & Lighting')
    expect(field(form, 'Description')).toHaveValue('A soft light for the night feeds.')
    expect(lookups()[0]?.json).toMatchObject({ url: LINK, refresh: false })

    await user.click(button(form, 'Clear'))
    expect(field(form, 'Product link')).toHaveValue('')
    expect(within(form).queryByLabelText('Product name *')).toBeNull()
    await user.click(within(form).getByRole('tab', { name: 'Manual Entry' }))
    expect(field(form, 'Product name *')).toHaveValue('')
  })

  test('of a page scraped in the last 24 hours says so, and Read again scrapes anew', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({}, { isCached: true }))
    await fetchProductDetails(form)
    await within(form).findByText(/This is what we read there in the last 24 hours\./)
    route(LOOKUP, found())
    await user.click(button(form, 'Read again'))
    await waitFor(() => expect(form).not.toHaveTextContent('This is what we read there'))
    await within(form).findByText('Found at shop.example.')
    expect(form).not.toHaveTextContent('This is what we read there')
    expect(lookups().at(-1)?.json).toMatchObject({ url: LINK, refresh: true })
  })

  test('names, marks and describes the fields that the page leaves open', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ price: null, currency: null, category: null }))
    await fetchProductDetails(form)
    await within(form).findByText('Please check the price and the category before you save.')
    expect(field(form, 'Price *')).toHaveValue('')
    expect(field(form, 'Price *')).toHaveAccessibleDescription(
      'Check this. The page does not say it.',
    )
    expect(field(form, 'Category')).toHaveValue('General')
    expect(field(form, 'Category')).toHaveAccessibleDescription(
      'Check this. The page does not say where it belongs.',
    )
  })

  test("leaves a price in another currency to the owner and shows the retailer's price", async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ price: 110, currency: 'USD' }))
    await fetchProductDetails(form)
    await within(form).findByText(
      /The shop says USD 110\.00\. Please enter the price in Singapore dollars\./,
    )
    expect(field(form, 'Price *')).toHaveValue('')
  })
})

describe('a pending lookup', () => {
  test('shows the current step about twice a second', async () => {
    const form = await openAutoPopulate()
    const { release } = holdResponse(LOOKUP, found())
    let stage = trying('fetching')
    route(STAGE, () => stage)
    startTestClock()
    await fetchProductDetails(form)
    await waitFor(() => expect(form).toHaveTextContent('Extracting product information...'))
    for (const [next, words] of [
      ['queued', 'Waiting for a reader'],
      ['fetching', 'Reading the page at shop.example'],
      ['asking', 'Asking the shop for its price'],
      ['rendering', 'Opening the page in a browser'],
    ] as const) {
      stage = trying(next)
      await advance(500)
      await waitFor(() => expect(form).toHaveTextContent(words))
    }
    expect(screen.getByText('Opening the page in a browser').closest('[role=status]')).toBeVisible()
    release()
    await within(form).findByText('Found at shop.example.')
  })

  test('can be stopped, and a later response is ignored', async () => {
    const form = await openAutoPopulate()
    const { release } = holdResponse(LOOKUP, found())
    await fetchProductDetails(form)
    await waitFor(() => expect(button(form, 'Stop')).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button(form, 'Fetch details')).toHaveFocus())
    expect(field(form, 'Product link')).toHaveValue(LINK)
    expect(lookups()[0]?.signal?.aborted).toBe(true)
    route(LOOKUP, found({ productName: 'Paper star lamp' }))
    release()
    await fetchProductDetails(form, 'https://shop.example/gallery')
    await within(form).findByText('Found at shop.example.')
    expect(field(form, 'Product name *')).toHaveValue('Paper star lamp')
  })

  test('keeps fields that the owner edits meanwhile, and offers the extracted values beside them', async () => {
    const form = await openAutoPopulate()
    const { release } = holdResponse(LOOKUP, found())
    await fetchProductDetails(form)
    await click(() => button(form, 'fill it in yourself'))
    expect(field(form, 'Product name *')).toHaveFocus()
    await user.keyboard('Our night light')
    await fill(field(form, 'Price *'), '40')
    release()
    await within(form).findByText(/What you typed yourself stays\./)
    expect(field(form, 'Product name *')).toHaveValue('Our night light')
    expect(field(form, 'Price *')).toHaveValue('40')
    expect(field(form, 'Description')).toHaveValue('A soft light for the night feeds.')
    await user.click(button(form, 'Use $45.90 from the page'))
    expect(field(form, 'Price *')).toHaveValue('45.90')
  })
})

describe('a second URL', () => {
  test('that fails leaves no values of the first', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found())
    await fetchProductDetails(form)
    await within(form).findByText('Found at shop.example.')
    route(LOOKUP, notFound('NOT_A_PRODUCT'))
    await fetchProductDetails(form, 'https://shop.example/about-us')
    await click(() => button(form, 'Add Manually'))
    expect(field(form, 'Product name *')).toHaveValue('')
    expect(field(form, 'Price *')).toHaveValue('')
    expect(field(form, 'Product link *')).toHaveValue('https://shop.example/about-us')
  })
})

describe('a failed lookup', () => {
  test('sends no request for a missing URL, and rejects text that is no URL', async () => {
    const form = await openAutoPopulate()
    await user.click(button(form, 'Fetch details'))
    await within(form).findByText('Please enter a product URL')
    expect(lookups()).toEqual([])
    await fetchProductDetails(form, 'hello world')
    const alert = await within(form).findByRole('alert')
    expect(alert).toHaveTextContent('‘hello world’ is not a link')
    expect(alert).toHaveTextContent('Invalid URL format')
    expect(alert).not.toHaveTextContent('We keep the link')
  })

  test('of a retailer that only QuickAdd can read links to QuickAdd', async () => {
    const form = await openAutoPopulate()
    await fetchProductDetails(form, 'https://shopee.sg/Moon-Night-Light-i.123.456')
    const alert = await within(form).findByRole('alert')
    expect(alert).toHaveTextContent('shopee.sg needs one click from you')
    expect(alert).toHaveTextContent(
      'Shopee blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.',
    )
    expect(within(alert).getByRole('link', { name: 'Get QuickAdd Extension' })).toHaveAttribute(
      'href',
      '/extension',
    )
  })

  test.each([
    ['NOT_A_PRODUCT', 'We found no product there', 'Please paste the link of one product'],
    ['BLOCKED', 'shop.example did not let us in', 'QuickAdd can read it'],
    ['UNREACHABLE', 'We could not reach shop.example', 'The shop could not be reached.'],
    ['TIMEOUT', 'shop.example took too long', 'Try again in a few minutes.'],
  ] as const)('because of %s shows %s', async (code, title, hint) => {
    const form = await openAutoPopulate()
    route(LOOKUP, notFound(code, code === 'UNREACHABLE' ? 'The shop could not be reached.' : null))
    await fetchProductDetails(form)
    const alert = await within(form).findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent('Failed to extract product information from the URL')
    expect(alert).toHaveTextContent(hint)
    const quickAdd = within(alert).queryByRole('link', { name: 'Get QuickAdd Extension' })
    expect(quickAdd === null).toBe(code !== 'BLOCKED')
    await user.click(within(alert).getByRole('button', { name: 'Add Manually' }))
    expect(field(form, 'Product name *')).toHaveFocus()
    expect(field(form, 'Product link *')).toHaveValue(LINK)
  })

  test.each([
    ['gone', 'This page is gone', 'The shop says that this product is no longer there.'],
    ['file', 'This link leads to a file', 'The link leads to a file, not to a page.'],
  ] as const)(
    'because of a page that is %s gives no advice about lists',
    async (cause, title, reason) => {
      const form = await openAutoPopulate()
      route(LOOKUP, notFound('NOT_A_PRODUCT', reason, { cause }))
      await fetchProductDetails(form)
      const alert = await within(form).findByRole('alert')
      expect(alert).toHaveTextContent(title)
      expect(alert).toHaveTextContent(reason)
      expect(alert).not.toHaveTextContent('not of a list')
      expect(alert).not.toHaveTextContent('We keep the link')
    },
  )

  test('says that the page is still being read only while it is', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, notFound('TIMEOUT', null, { isStillReading: true }))
    await fetchProductDetails(form)
    const alert = await within(form).findByRole('alert')
    expect(alert).toHaveTextContent('We go on reading it. Try again in a moment.')
  })

  test('because of a lost connection says so, and Try Again repeats it', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, 'lost')
    await fetchProductDetails(form)
    const alert = await within(form).findByRole('alert')
    expect(alert).toHaveTextContent('An error occurred while processing the URL')
    route(LOOKUP, found())
    await user.click(button(form, 'Try Again'))
    await within(form).findByText('Found at shop.example.')
    expect(within(form).queryByRole('alert')).toBeNull()
    expect(field(form, 'Product name *')).toHaveValue('Moon night light')
  })
})

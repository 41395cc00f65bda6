import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  addForm,
  addItem,
  openAddForm,
  openDashboard,
  ownCard,
} from '../../../test/components/items.ts'
import {
  fetchProductDetails,
  found,
  LINK,
  LOOKUP,
  lookups,
  notFound,
  openAutoPopulate,
} from '../../../test/components/lookups.ts'
import { openPage } from '../../../test/components/open-page.tsx'

const SHOPEE = 'https://sg.shp.ee/Jw5VZBri'
const START = 'What would you like to add?'

const field = (form: HTMLElement, label: string) =>
  within(form).getByLabelText(label, { exact: false })

async function openForm(prepare?: Parameters<typeof openDashboard>[0]): Promise<HTMLElement> {
  await openDashboard(prepare)
  await screen.findByText(prepare ? /^Your Registry Items/ : 'No items in your registry yet')
  return openAddForm()
}

async function pasteInto(form: HTMLElement, text: string): Promise<void> {
  field(form, START).focus()
  await user.paste(text)
}

describe('the one field of a new item', () => {
  test('fills name, price and link from the share text of a shop that blocks servers', async () => {
    const form = await openForm()
    await pasteInto(form, `Check out Wooden Cot for $189.00! Get it on Shopee now! ${SHOPEE}`)
    await within(form).findByText('Read from the text you pasted.')
    expect(field(form, 'Product name *')).toHaveValue('Wooden Cot')
    expect(field(form, 'Price *')).toHaveValue('189.00')
    expect(field(form, 'Product link *')).toHaveValue(SHOPEE)
    expect(lookups()).toEqual([])
    await click(() => within(form).getByRole('button', { name: 'Add Item' }))
    expect(await ownCard('Wooden Cot')).toHaveTextContent('of $189.00')
  })

  test('focuses the price if the share text has none', async () => {
    const form = await openForm()
    await pasteInto(form, `Check out Wooden Cot on Shopee! ${SHOPEE}`)
    await waitFor(() => expect(field(form, 'Price *')).toHaveFocus())
    expect(field(form, 'Price *')).toHaveAccessibleDescription(/Your text does not say it\./)
  })

  test('takes other text as a name with Enter, and asks for text if there is none', async () => {
    const form = await openForm()
    field(form, START).focus()
    await user.keyboard('{Enter}')
    await within(form).findByText('Please paste a link or type a name')
    await user.keyboard('Moon night light{Enter}')
    expect(field(form, 'Product name *')).toHaveValue('Moon night light')
    expect(field(form, 'Product link *')).toHaveFocus()
    expect(field(form, START)).toHaveValue('')
  })

  test('keeps what the owner typed into the fields', async () => {
    const form = await openForm()
    await fill(field(form, 'Product name *'), 'Our cot')
    await fill(field(form, 'Price *'), '150')
    await pasteInto(form, `Check out Wooden Cot for $189.00! ${SHOPEE}`)
    await within(form).findByText('Read from the text you pasted.')
    expect(field(form, 'Product name *')).toHaveValue('Our cot')
    expect(field(form, 'Price *')).toHaveValue('150')
    expect(within(form).getAllByText('kept as you typed it')).toHaveLength(2)
    await click(() => within(form).getByRole('button', { name: 'Use $189.00 from your text' }))
    expect(field(form, 'Price *')).toHaveValue('189.00')
  })

  test('replaces the link of an earlier product by that of a pasted share text', async () => {
    const form = await openForm()
    await fill(field(form, 'Product link *'), 'https://shop.example/pram')
    await pasteInto(form, `Check out Wooden Cot for $189.00! ${SHOPEE}`)
    await within(form).findByText('Read from the text you pasted.')
    expect(field(form, 'Product link *')).toHaveValue(SHOPEE)
  })

  test('uses the text around a link if its page cannot be read', async () => {
    const form = await openForm()
    route(LOOKUP, notFound('UNREACHABLE'))
    await pasteInto(form, `Check out Wooden Cot for S$189! ${LINK}`)
    await within(form).findByRole('alert')
    await waitFor(() => expect(field(form, 'Product name *')).toHaveValue('Wooden Cot'))
    expect(field(form, 'Price *')).toHaveValue('189.00')
  })
})

describe('the GTIN of a product page', () => {
  const gtin = '04006381333931'
  const CREATION = /^POST \/api\/admin\/registry\/items$/

  async function read(): Promise<HTMLElement> {
    const form = await openForm()
    route(LOOKUP, found({ gtin }))
    await pasteInto(form, `Look at this: ${LINK}`)
    await within(form).findByText('Found at shop.example.')
    const tab = within(form).getByRole('tab', { name: 'Auto-Populate' })
    expect(tab).toHaveAttribute('aria-selected', 'true')
    return form
  }

  async function addedItem(form: HTMLElement): Promise<unknown> {
    await click(() => within(form).getByRole('button', { name: 'Add Item' }))
    await waitFor(() => expect(sentRequests(CREATION)).toHaveLength(1))
    return sentRequests(CREATION)[0]?.json
  }

  test('is sent with the item of a restored draft', async () => {
    await read()
    await openPage('/dashboard')
    expect(await addedItem(await addForm())).toMatchObject({ productUrl: LINK, gtin })
  })

  test('announces an item with the same GTIN under another name and link', async () => {
    const name = 'Lamp of the moon'
    const form = await openForm(owner =>
      addItem(owner, { productName: name, productUrl: 'https://other.example/lamp', gtin }),
    )
    route(LOOKUP, found({ gtin }))
    await pasteInto(form, LINK)
    expect(await screen.findByRole('region', { name: 'Already on your list' })).toHaveTextContent(
      name,
    )
  })

  test('is sent after a share text for the same link, like the images', async () => {
    const form = await read()
    await user.click(within(form).getByRole('tab', { name: 'Manual Entry' }))
    route(LOOKUP, notFound('UNREACHABLE'))
    await pasteInto(form, `Check out Wooden Cot for S$189! ${LINK}`)
    await waitFor(() => expect(field(form, 'Product name *')).toHaveValue('Wooden Cot'))
    const scrapedImages = [{ url: expect.stringMatching(/^\/images\//) }]
    expect(await addedItem(form)).toMatchObject({ productUrl: LINK, gtin, scrapedImages })
  })

  test('is not sent with the link of another page', async () => {
    await read()
    await openPage('/dashboard')
    const form = await addForm()
    await fill(field(form, 'Product link *'), 'https://shop.example/pram')
    expect(await addedItem(form)).not.toHaveProperty('gtin')
  })
})

describe('a shop that blocks servers', () => {
  test('can be added in one step with the share text of its app', async () => {
    const form = await openAutoPopulate()
    const link = 'https://shopee.sg/product/1122334/5566778899'
    await fetchProductDetails(form, link)
    await within(form).findByRole('alert')
    const pasted = field(form, 'Paste what the app shares')
    await fill(pasted, 'What is this?')
    await fill(pasted, `Check out Wooden Cot for $189.00! ${SHOPEE}`)
    expect(field(form, 'Product name *')).toHaveValue('Wooden Cot')
    expect(field(form, 'Price *')).toHaveValue('189.00')
    expect(field(form, 'Product link')).toHaveValue(link)
    expect(form).toHaveTextContent('Read. Please check name and price below, then add it.')
    await click(() => within(form).getByRole('button', { name: 'Add Item' }))
    expect(await ownCard('Wooden Cot')).toHaveTextContent('of $189.00')
  })
})

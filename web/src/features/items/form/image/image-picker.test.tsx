import { randomUUID } from 'node:crypto'
import type { AvailableImage } from '@registry/shared/contract/images'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import {
  route,
  type SentRequest,
  type StubbedResponse,
  sentRequests,
} from '../../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import {
  addForm,
  addItem,
  openDashboard,
  openEditForm,
} from '../../../../../test/components/items.ts'
import {
  fetchProductDetails,
  found,
  LOOKUP,
  openAutoPopulate,
} from '../../../../../test/components/lookups.ts'
import { openPage } from '../../../../../test/components/open-page.tsx'

const COPY = /^POST \/api\/admin\/process-selected-image$/
const LIST = /^GET \/api\/admin\/registry\/items\/[^/]+\/with-images$/
const CREATION = /^POST \/api\/admin\/registry\/items$/
const RESELECT = /^POST \/api\/admin\/registry\/items\/[^/]+\/reselect-image$/

const shopUrl = (number: number) => `https://shop.example/${number}.png`
const ownUrl = (number: number) => `/images/${String(number).repeat(64)}.webp`
const numberIn = (url: string) => Number(/(\d)\.png$/.exec(url)?.[1])
const processed = (number: number) => ({ id: randomUUID(), displayUrl: ownUrl(number) })

/** Stubs the copies of all images except those with these numbers. */
function copyAllBut(...gone: number[]): (sent: SentRequest) => StubbedResponse {
  return ({ json }) => {
    const number = numberIn((json as { imageUrl: string }).imageUrl)
    if (!gone.includes(number)) {
      return { json: { success: true, processedImage: processed(number) } }
    }
    const error = 'Failed to process selected image'
    return { status: 422, json: { success: false, error, code: 'IMAGE_UNREADABLE' } }
  }
}

const radios = () => screen.getAllByRole('radio', { name: /^Picture \d of/ })
const preview = () => document.querySelector('.image-picker_preview img')?.getAttribute('src')

/** Returns the item that the form sends, which is not created. */
async function sentItem(form: HTMLElement): Promise<unknown> {
  route(CREATION, { status: 500 })
  await click(() => within(form).getByRole('button', { name: 'Add Item' }))
  await waitFor(() => expect(sentRequests(CREATION)).toHaveLength(1))
  return sentRequests(CREATION)[0]?.json
}

describe('the images of an extracted product', () => {
  const images = [1, 2, 3, 4, 5, 6, 7, 8].map(shopUrl)

  test('are six at first, without unavailable ones, and the others on demand', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ images }))
    route(COPY, copyAllBut(3))
    await fetchProductDetails(form)
    await waitFor(() => expect(radios()).toHaveLength(5))
    expect(sentRequests(COPY)).toHaveLength(6)
    expect(radios()[0]).toBeChecked()
    await click(() => screen.getByRole('button', { name: 'Show 2 more pictures' }))
    await waitFor(() => expect(radios()).toHaveLength(7))
    expect(form).toHaveTextContent('7 pictures found on the page')
    await user.click(screen.getByRole('radio', { name: 'Picture 3 of 7' }))
    await waitFor(() => expect(preview()).toBe(ownUrl(4)))
  })

  test('are offered again by a restored draft, and saved with its item', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ images }))
    route(COPY, copyAllBut(3))
    await fetchProductDetails(form)
    await waitFor(() => expect(radios()).toHaveLength(5))
    await user.click(screen.getByRole('radio', { name: 'Picture 2 of 7' }))
    await openPage('/dashboard')
    const restored = await addForm()
    await waitFor(() => expect(radios()).toHaveLength(5))
    expect(radios()[1]).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Picture 3 of 7' }))
    expect(await sentItem(restored)).toMatchObject({
      thumbnailUrl: shopUrl(4),
      scrapedImages: images.map(url => ({ url })),
    })
  })

  test('include the typed image, also in a restored draft', async () => {
    const form = await openAutoPopulate()
    await user.click(within(form).getByRole('tab', { name: 'Manual Entry' }))
    await fill(within(form).getByLabelText('Picture link'), shopUrl(9))
    await user.click(within(form).getByRole('tab', { name: 'Auto-Populate' }))
    route(LOOKUP, found({ images: images.slice(0, 3) }))
    route(COPY, copyAllBut())
    await fetchProductDetails(form)
    await waitFor(() => expect(radios()).toHaveLength(4))
    await openPage('/dashboard')
    await addForm()
    await waitFor(() => expect(radios()).toHaveLength(4))
    expect(radios()[0]).toBeChecked()
  })

  test('are not those of a restored draft once it has the link of another page', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ images }))
    route(COPY, copyAllBut())
    await fetchProductDetails(form)
    await waitFor(() => expect(radios()).toHaveLength(6))
    await openPage('/dashboard')
    const restored = await addForm()
    await waitFor(() => expect(radios()).toHaveLength(6))
    await fill(within(restored).getByLabelText('Product link *'), 'https://shop.example/pram')
    await waitFor(() => expect(screen.queryAllByRole('radio', { name: /^Picture/ })).toEqual([]))
  })

  test('select the next image when the first is unavailable', async () => {
    const form = await openAutoPopulate()
    route(LOOKUP, found({ images: images.slice(0, 3) }))
    route(COPY, copyAllBut(1))
    await fetchProductDetails(form)
    await waitFor(() => expect(preview()).toBe(ownUrl(2)))
    expect(form).toHaveTextContent('Failed to process selected image')
    expect(radios()).toHaveLength(2)
  })
})

describe('the images of an item', () => {
  const available: AvailableImage[] = [1, 2].map(number => ({
    id: randomUUID(),
    originalUrl: shopUrl(number),
    processedUrl: ownUrl(number),
    thumbnailUrl: ownUrl(number),
    altText: '',
    source: 'page',
    isSelected: number === 1,
  }))
  const list = { json: { success: true, data: { availableImages: available } } }
  const open = async () => {
    await openDashboard(addItem)
    return openEditForm()
  }

  test('that could not be loaded are reloaded by Try Again', async () => {
    route(LIST, { status: 403 })
    const form = await open()
    await within(form).findByText('Failed to load available images')
    route(LIST, list)
    await user.click(within(form).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(radios()).toHaveLength(2))
  })

  test('can be changed: optimistically, reverted on failure, and saved by Try Again', async () => {
    route(LIST, list)
    const form = await open()
    await waitFor(() => expect(radios()).toHaveLength(2))
    const [first, second] = radios()
    route(RESELECT, { json: { success: true, data: { processedImage: processed(1) } } })
    await user.click(first as HTMLElement)
    await waitFor(() => expect(first).toBeChecked())

    route(RESELECT, 'lost')
    await user.click(second as HTMLElement)
    await within(form).findByText('Failed to reselect image')
    await waitFor(() => expect(first).toBeChecked())
    const { release } = holdResponse(RESELECT, {
      json: { success: true, data: { processedImage: processed(2) } },
    })
    await user.click(within(form).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(second).toBeChecked())
    expect(form).toHaveTextContent('Saving the picture…')
    release()
    await within(form).findByText('Saved. Guests see this picture now.')
    await waitFor(() => expect(preview()).toBe(ownUrl(2)))
    expect(radios()[1]).toBeChecked()
  })

  test('that were deleted in the meantime show an error', async () => {
    route(LIST, list)
    const form = await open()
    await waitFor(() => expect(radios()).toHaveLength(2))
    const error = 'Could not find the selected image'
    route(RESELECT, { status: 404, json: { success: false, error, code: 'NOT_FOUND' } })
    await user.click(radios()[1] as HTMLElement)
    await within(form).findByText(error)
  })
})

test('an item without images shows the one whose URL is typed, or that it is unavailable', async () => {
  await openDashboard(addItem)
  const form = await openEditForm()
  const link = await within(form).findByLabelText('Picture link')
  route(COPY, copyAllBut(1))
  await fill(link, shopUrl(1))
  await user.tab()
  await within(form).findByText('Failed to process selected image')
  expect(preview()).toMatch(/^\/icons\/category\//)
  await fill(link, shopUrl(2))
  await user.tab()
  await waitFor(() => expect(preview()).toBe(ownUrl(2)))
  expect(form).not.toHaveTextContent('Failed to process selected image')
})

import { randomUUID } from 'node:crypto'
import type { Output } from '@registry/shared/contract/endpoint'
import type {
  FoundProduct,
  LookupCode,
  LookupStage,
  parseProductUrl,
} from '@registry/shared/contract/items/product-lookups'
import { screen, within } from '@testing-library/dom'
import { type StubbedResponse, sentRequests } from './browser/network.ts'
import { click, fill, user } from './browser/user.ts'
import { openAddForm, openDashboard } from './items.ts'

/** Matches the request that starts a lookup. Component tests run without the scraper. */
export const LOOKUP = /^POST \/api\/admin\/scraping\/parse-product-url$/
/** Matches the request for the progress of a lookup. */
export const STAGE = /^GET \/api\/admin\/scraping\/logs\//

export const LINK = 'https://shop.example/night-light'
/** A stored image, which needs no request to a shop. */
const PICTURE = `/images/${'1'.repeat(64)}.webp`

const NIGHT_LIGHT: FoundProduct = {
  productName: 'Moon night light',
  price: 45.9,
  currency: 'SGD',
  originalPrice: null,
  description: 'A soft light for the night feeds.',
  category: 'Nursery Decor & Lighting',
  images: [PICTURE],
  sourceUrl: LINK,
  retailer: null,
  uncertain: [],
}

type Lookup = Output<typeof parseProductUrl>

/** A lookup that found a product. */
export function found(
  product: Partial<FoundProduct> = {},
  more: Partial<Lookup> = {},
): StubbedResponse {
  const json: Lookup = {
    success: true,
    status: 'success',
    data: { ...NIGHT_LIGHT, ...product },
    ...{ error: null, code: null, reason: null, cause: null, isStillReading: false },
    ...{ isCached: false, logId: randomUUID() },
    ...more,
  }
  return { json }
}

/** A failed lookup with the product's message for each cause. */
export function notFound(
  code: LookupCode,
  reason: string | null = null,
  more: Partial<Lookup> = {},
): StubbedResponse {
  const json: Lookup = {
    success: false,
    status: 'failed',
    data: null,
    error: 'Failed to extract product information from the URL',
    ...{ code, reason, cause: null, isStillReading: false, isCached: false, logId: randomUUID() },
    ...more,
  }
  return { json }
}

/** The progress of a pending lookup. */
export const trying = (stage: LookupStage) => logged('pending', stage)

/** The log of a lookup that has ended. */
export const ended = (status: 'success' | 'failed') => logged(status, null)

function logged(status: string, stage: LookupStage | null): StubbedResponse {
  const createdAt = new Date().toISOString()
  const log = {
    ...{ id: randomUUID(), url: LINK, domain: 'shop.example', retailer: null },
    ...{ status, stage, method: null, durationMs: null, fieldsFound: [] },
    ...{ error: null, code: null, createdAt, steps: [], won: [] },
  }
  return { json: { success: true, log } }
}

/** Opens the form for a new item with Auto-Populate. */
export async function openAutoPopulate(): Promise<HTMLElement> {
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  const form = await openAddForm()
  await user.click(within(form).getByRole('tab', { name: 'Auto-Populate' }))
  return form
}

/** Enters a product URL and starts Auto-Populate. */
export async function fetchProductDetails(form: HTMLElement, link: string = LINK): Promise<void> {
  await fill(within(form).getByLabelText('Product link'), link)
  await click(() => within(form).getByRole('button', { name: 'Fetch details' }))
}

export const lookups = () => sentRequests(LOOKUP)

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, type Owner } from '../owner.ts'

const THING = {
  itemName: 'Foldable baby bath',
  description: 'Folds flat to 9 cm. Comes with the newborn seat and the plug.',
  category: 'Bathtubs & Bath Seats',
  condition: 'Gently Used',
  quantity: 1,
  suitableAge: '0-3 months',
  offererName: 'Shanti Rajan',
  availability: { pickupAvailable: true, deliveryAvailable: false },
}

export type Offered = Partial<Record<keyof typeof THING, unknown>> & {
  offererEmail: string
  offererPhone?: string
  personalMessage?: string
  photoIds?: string[]
}

/** Returns a visitor's request headers. */
export async function visitorHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { sessionToken } = await (await request.post('/api/auth/session')).json()
  return { 'x-session-token': sessionToken }
}

/** Creates an offering through the API. Returns its ID. */
export async function offerTo(
  request: APIRequestContext,
  owner: Pick<Owner, 'slug'>,
  offered: Offered,
): Promise<string> {
  const answer = await request.post('/api/gift-passing/offerings', {
    headers: { ...(await visitorHeaders(request)), 'idempotency-key': randomUUID() },
    data: { registrySlug: owner.slug, ...THING, ...offered },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.id
}

/** Uploads a photo and retries while the image encoder is busy. Returns its ID. */
export async function photoOf(request: APIRequestContext, file: Buffer): Promise<string> {
  const headers = await visitorHeaders(request)
  let id = ''
  await expect(async () => {
    const answer = await request.post('/api/gift-passing/photos', {
      headers,
      data: { image: file.toString('base64') },
    })
    expect(answer.status()).toBe(201)
    id = (await answer.json()).data.id
  }).toPass()
  return id
}

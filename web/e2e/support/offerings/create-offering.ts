import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { OFFERED } from '../../../test/offered-item.ts'
import { expect, type Owner, visitorHeaders } from '../owner.ts'

export type Offered = Partial<Record<keyof typeof OFFERED, unknown>> & {
  offererEmail: string
  offererPhone?: string
  personalMessage?: string
  photoIds?: string[]
}

/** Creates an offering through the API. Returns its ID. */
export async function offerTo(
  request: APIRequestContext,
  owner: Pick<Owner, 'slug'>,
  offered: Offered,
): Promise<string> {
  const answer = await request.post('/api/gift-passing/offerings', {
    headers: { ...(await visitorHeaders(request)), 'idempotency-key': randomUUID() },
    data: { registrySlug: owner.slug, ...OFFERED, ...offered },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.id
}

/** Uploads a photo and retries while the image encoder is busy. Returns its ID. */
export async function uploadPhoto(request: APIRequestContext, file: Buffer): Promise<string> {
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

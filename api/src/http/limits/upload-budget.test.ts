import { type ClientRequest, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import {
  PHOTO_BYTES_MAX,
  uploadOfferingPhoto,
} from '@registry/shared/contract/offerings/offering-photos'
import { expect, test, vi } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

// One trusted proxy, so that each body can have its own IP address.
const api = shareApi({ env: { TRUST_PROXY: '1' } })

const PATH = '/api/gift-passing/photos'
/** Invalid as an image, once read completely. */
const PHOTO = JSON.stringify({ image: Buffer.alloc(600).toString('base64') })

async function headersFrom(place: number): Promise<Record<string, string>> {
  const { headers } = await api.asVisitor()
  const type = { 'content-type': 'application/json' }
  return { ...headers, ...type, 'x-forwarded-for': `203.0.113.${place}` }
}

/** Starts sending the largest allowed photo and pauses. */
async function begin(place: number): Promise<ClientRequest> {
  const length = { 'content-length': Math.ceil(PHOTO_BYTES_MAX / 3) * 4 }
  const headers = { ...(await headersFrom(place)), ...length }
  const sending = request(`${api.url}${PATH}`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.write('{"image":"')
  return sending
}

/** Returns the status of a body with the same Content-Length. */
async function packedFrom(place: number): Promise<number> {
  const headers = { ...(await headersFrom(place)), 'content-encoding': 'gzip' }
  const body = gzipSync(PHOTO)
  return (await fetch(`${api.url}${PATH}`, { method: 'POST', headers, body })).status
}

/** The same without Content-Length. */
async function openFrom(place: number): Promise<number> {
  const init = {
    method: 'POST',
    headers: await headersFrom(place),
    body: new Blob([PHOTO]).stream(),
  }
  return (await fetch(`${api.url}${PATH}`, { ...init, duplex: 'half' } as RequestInit)).status
}

async function smallFrom(place: number): Promise<string> {
  const { call } = api.as(await headersFrom(place))
  return call(uploadOfferingPhoto, { body: JSON.parse(PHOTO) }).then(
    () => 'done',
    ({ code }) => code,
  )
}

/** Returns the status of the same body at an owner's endpoint, which shares the budget. */
async function ownImageFrom(place: number): Promise<number> {
  const { token } = await openOwnRegistry(api)
  const headers = {
    ...(await headersFrom(place)),
    ...{ authorization: `Bearer ${token}`, 'content-encoding': 'gzip' },
  }
  const url = `${api.url}/api/admin/upload-image`
  return (await fetch(url, { method: 'POST', headers, body: gzipSync(PHOTO) })).status
}

const until = (status: number, attempt: () => Promise<number>) =>
  vi.waitFor(async () => expect(await attempt()).toBe(status), { timeout: 240_000 })

test('concurrent large bodies are limited per IP address and in total', async () => {
  const sending = [await begin(1), await begin(1)]
  await until(429, () => packedFrom(1))
  expect(await openFrom(1)).toBe(429)
  expect(await ownImageFrom(1)).toBe(429)
  expect(await packedFrom(2)).toBe(422)
  expect(await openFrom(2)).toBe(422)
  expect(await smallFrom(1)).toBe('IMAGE_UNREADABLE')

  sending.push(await begin(2), await begin(2))
  await until(503, () => packedFrom(3))
  expect(await smallFrom(3)).toBe('IMAGE_UNREADABLE')

  // An aborted upload releases its budget.
  for (const one of sending) one.destroy()
  await until(422, () => packedFrom(1))
  await until(422, () => packedFrom(3))
})

import type { OfferingPhoto } from '@registry/shared/contract/offerings/offering-schemas'
import { AppError } from '@registry/shared/errors/app-error'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import type { App } from '../../http/app.ts'
import { awaitRow } from '../../jobs/await-row.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { storePhotoJob } from '../../jobs/scraper-jobs.ts'
import { toOfferingPhoto } from './photo-presenter.ts'
import * as photoStore from './photo-store.ts'

const isAt = (bytes: Uint8Array, start: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(text.length, bytes.length)).toString(
    'latin1',
  ) === text

/** Detects JPEG, PNG, GIF, WebP, and the family of AVIF and HEIC by the first bytes of a file. */
function hasImageSignature(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false
  if (isAt(bytes, 0, '\xff\xd8\xff') || isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return true
  if (isAt(bytes, 0, 'GIF8')) return true
  return (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) || isAt(bytes, 4, 'ftyp')
}

const DEADLINE_MS = 12_000
/** Uploads have up to 10 MB each; without a worker more of them would only fill the disk. */
const WAITING_MAX = 40

const createUnreadableError = () =>
  new AppError('IMAGE_UNREADABLE', { message: offeringPhotoMessages.unreadable })
const createUnavailableError = (message: string) => new AppError('UNAVAILABLE', { message })

/** Stores an uploaded photo of an offering (`storePhoto`). */
export async function processPhoto(
  app: App,
  bytes: Uint8Array,
  deadlineMs = DEADLINE_MS,
): Promise<OfferingPhoto> {
  return toOfferingPhoto(await storePhoto(app, bytes, offeringPhotoMessages.away, deadlineMs))
}

/**
 * Has a worker re-encode an uploaded photo and waits for the result. Throws IMAGE_UNREADABLE for other files, and
 * UNAVAILABLE with the message `away` if no worker finished in time; the upload is deleted then.
 */
export async function storePhoto(
  app: App,
  bytes: Uint8Array,
  away: string,
  deadlineMs = DEADLINE_MS,
): Promise<photoStore.ReadyPhoto> {
  const { db } = app
  if (!hasImageSignature(bytes)) throw createUnreadableError()
  const id = app.newId()
  await db.transaction(async trx => {
    if ((await photoStore.countWaiting(trx)) >= WAITING_MAX) throw createUnavailableError(away)
    await photoStore.insertPending(trx, id, bytes)
    await enqueue(trx, storePhotoJob, { photoId: id })
  })
  const photo = await awaitRow(app, {
    id,
    deadlineMs,
    find: () => photoStore.findById(db, id),
    isDone: ({ status }) => status !== 'pending',
  })
  if (photo?.status === 'pending' && (await photoStore.markFailed(db, id)))
    throw createUnavailableError(away)
  const shown = await photoStore.findReady(db, id)
  if (!shown) throw createUnreadableError()
  return shown
}

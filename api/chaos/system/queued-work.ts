/// <reference path="../../../shared/src/image-files/s3rver.d.ts" />
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { STROLLER_PAGE } from '../../../scraper/test/support/shop-pages.ts'
import { startServer } from '../../../scraper/test/support/start-server.ts'
import { isOutage } from '../../src/db/is-outage.ts'
import { type ReceivedMail, startMailServer } from '../../test/mail-server.ts'
import { registerCleanup } from './cleanup.ts'
import { CONTRIBUTOR, send } from './load.ts'
import { makeFolder } from './make-folder.ts'
import type { TestSystem } from './test-system.ts'

const PAUSE_MS = 1_000
/** Time in ms without a new result after which no more are awaited. */
const IDLE_MS = 60_000
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const PHOTO = { create: { width: 400, height: 300, channels: 3, background: '#a8c' } } as const

/** Mail server, shop and bucket that jobs use. */
export interface JobServices {
  /** Settings of apis and scrapers. */
  env: Record<string, string>
  /** `host:port` of the shop. */
  shop: string
  /** Paths requested from the shop. */
  paths: string[]
  /** Message ids of the mails to contributors. */
  messageIds(): string[]
}

/** Starts the services on loopback; the cleanup ends them. */
export async function startJobServices(): Promise<JobServices> {
  const mail = await startMailServer()
  const bucket = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true },
    directory: path.join(await makeFolder('registry-chaos-bucket-'), 's3'),
    configureBuckets: [{ name: 'images', configs: [] }],
  })
  const { port } = await bucket.run()
  const photo = await sharp(PHOTO).png().toBuffer()
  const shop = await startServer((request, response) => {
    if (request.url?.startsWith('/photo'))
      response.setHeader('content-type', 'image/png').end(photo)
    else response.setHeader('content-type', 'text/html').end(STROLLER_PAGE)
  })
  registerCleanup(() => Promise.all([mail.stop(), bucket.close(), shop.close()]))
  const IMAGE_STORE = `s3://images/chaos?endpoint=http://127.0.0.1:${port}&region=us-east-1`
  const isToContributor = ({ to }: ReceivedMail) => to.includes(CONTRIBUTOR)
  return {
    env: { SMTP_URL: mail.smtpUrl, IMAGE_STORE, ...KEYS },
    ...{ shop: `127.0.0.1:${shop.port}`, paths: shop.paths },
    messageIds: () =>
      mail.received
        .filter(isToContributor)
        .map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1] ?? raw),
  }
}

/** Scrapes and image jobs that are enqueued one after the other. */
export interface QueuedWork {
  /** Stops, waits for the results of all jobs and for a mail of each contribution, and compares them. */
  finish(contributions: number): Promise<WorkReport>
}

interface WorkReport {
  summary: string
  /** Whether each job has exactly one result. */
  isDone: boolean
  /** How many results were produced more than once, by a job that was interrupted before it could say so. */
  repeats: number
}

/** Enqueues a scrape and an image each second; a connection that fails is tried again with the same ids. */
export function startQueuedWork(system: TestSystem, services: JobServices): QueuedWork {
  const ids: string[] = []
  let isStopping = false
  const run = async () => {
    while (!isStopping) {
      const id = randomUUID()
      const values = [id, `http://${services.shop}`, system.registryId]
      while (!(await isStored(system.query(ENQUEUE, values)))) await sleep(200)
      ids.push(id)
      await sleep(PAUSE_MS)
    }
  }
  const running = run()
  running.catch(() => undefined)
  return {
    async finish(contributions) {
      isStopping = true
      await running
      const mails = () => new Set(services.messageIds()).size
      const count = async () => (await system.query<Counts>(COUNTS))[0] ?? NONE
      const expected = 2 * ids.length + contributions
      let [found, results, lastResultAt] = [NONE, 0, performance.now()]
      while (results < expected && performance.now() - lastResultAt < IDLE_MS) {
        await sleep(500)
        found = await count()
        const now = found.scrapes + found.images + mails()
        if (now > results) lastResultAt = performance.now()
        results = now
      }
      const isInBucket = await isServed(system, found.path)
      const pages = services.paths.length
      const repeats = services.messageIds().length - mails() + pages - new Set(services.paths).size
      return {
        summary: `${found.scrapes} of ${ids.length} scrapes, ${found.images} of ${ids.length} images${isInBucket ? '' : ' (not in the bucket)'}, ${mails()} of ${contributions} mails, ${found.failed} failed jobs, ${repeats} repeats`,
        isDone:
          isInBucket &&
          found.failed === 0 &&
          found.scrapes === ids.length &&
          found.images === ids.length &&
          mails() === contributions,
        repeats,
      }
    },
  }
}

/** Returns false for a statement that an outage interrupted. */
async function isStored(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement
    return true
  } catch (error) {
    if (!isOutage(error)) throw error
    return false
  }
}

interface Counts {
  scrapes: number
  images: number
  failed: number
  /** Path of an image. */
  path: string | null
}

const NONE: Counts = { scrapes: 0, images: 0, failed: 0, path: null }

/** Stores a scrape, an image and their jobs, unless they are stored already. */
const ENQUEUE = `with scrape as (
    insert into scrapes (id, url, domain) values ($1::uuid, $2 || '/stroller/' || $1::uuid, '127.0.0.1')
    on conflict do nothing returning id
  ), image as (
    insert into item_images (id, registry_id, original_url, alt, source)
    select id, $3, $2 || '/photo/' || id || '.png', '', '' from scrape returning id
  )
  select graphile_worker.add_job('scrape', json_build_object('scrapeId', s.id), max_attempts => 4),
         graphile_worker.add_job('fetch_image', json_build_object('imageId', i.id), max_attempts => 3)
    from scrape s, image i`

const COUNTS = `select
  (select count(*)::int from scrapes where status = 'success') as scrapes,
  (select count(*)::int from item_images where status = 'ready') as images,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as failed,
  (select '/images/' || content_hash || '.webp' from item_images where status = 'ready' limit 1) as path`

/** Whether each api reads an image from the bucket. */
async function isServed({ apis }: TestSystem, file: string | null): Promise<boolean> {
  const sent = await Promise.all(apis.map(({ url }) => send(`${url}${file}`)))
  return sent.every(({ status }) => status === 200)
}

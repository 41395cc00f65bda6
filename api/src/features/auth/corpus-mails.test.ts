import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { corpusCases, everyNth } from '../../../../shared/test/corpus.ts'
import { scriptCases } from '../../../test/corpus.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { postJson } from '../../../test/post-json.ts'
import { shareApi } from '../../../test/share-api.ts'
import { unscheduledJobs } from '../../../test/unscheduled-jobs.ts'
import { createOutboxMail } from '../../gateways/mail/outbox-mail.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { createJobWorker } from '../../jobs/worker/job-worker.ts'

const crlf = corpusCases<string>('security/crlf.json')
const emails = corpusCases<{ address: string }>('security/email-isemail.json')
const scripts = scriptCases().flat()

/** Line breaks as mail clients, browsers and attackers write them. */
const BREAKS = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\v', '\r\n ']
const HEADERS = ['Bcc: evil@evil.example', 'To: evil@evil.example', 'X-Evil: 1', '\r\n<b>body</b>']
const breaking = [
  ...BREAKS.map((end, at) => `Mei${end}${HEADERS[at % HEADERS.length]}`),
  ...crlf.flatMap(text => [text, unescape(text)]),
]
/** Names that a mail client could parse as another recipient. */
const NAMES = [
  'Mei" <evil@evil.example>, "x',
  'Mei <evil@evil.example>',
  'evil@evil.example, Mei',
  'Mei; evil@evil.example',
  '=?utf-8?q?evil=40evil.example=2C?=',
  '=?utf-8?b?ZXZpbEBldmlsLmV4YW1wbGU=?= <evil@evil.example>',
  'group: evil@evil.example;',
  ...everyNth(breaking, 2),
  ...everyNth(
    scripts.filter(text => text.length <= 70),
    1_000,
  ),
]

const api = shareApi()
let folder: string
beforeAll(async () => {
  folder = path.join(api.app.config.dataDir, 'outbox')
})

const post = async (call: string, body: unknown): Promise<number> =>
  (await postJson(`${api.url}/api/auth/${call}`, body)).status

/** Runs all queued jobs including emails, as in production. */
async function workOff(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const last = defineJob({
    name: 'nothing_is_left',
    payload: z.object({}),
    run: async () => resolve(),
  })
  const { mailFrom, publicUrl } = api.app.config
  const keep = 10_000
  const mail = createOutboxMail({ folder, mailFrom, publicUrl, keep, newId: api.app.newId })
  const tools = { app: api.app, mail }
  const { databaseUrl } = api
  const worker = createJobWorker({
    databaseUrl,
    jobs: [...unscheduledJobs, last],
    tools,
    concurrency: 2,
  })
  await api.app.db.raw(`select graphile_worker.add_job('nothing_is_left', '{}', priority => 1000)`)
  await worker.start()
  await promise
  await worker.stop()
}

async function readMails(): Promise<Email[]> {
  const files = readdirSync(folder).filter(name => name.endsWith('.eml'))
  return Promise.all(files.map(name => PostalMime.parse(readFileSync(path.join(folder, name)))))
}

/** Returns the header names of an email; no input may add one. */
const headersOf = (mail: Email) => mail.headers.map(({ key }) => key).toSorted()

const person = { password: 'Rattle7Moon', name: 'Mei', registryName: 'Baby Koh' }

describe.skipIf(emails.length === 0)('an email with hostile input', () => {
  let mails: Email[]
  let harmless: string[]
  let addresses: Set<string>

  beforeAll(async () => {
    await post('register', { ...person, email: 'harmless@example.com' })
    await workOff()
    const [first] = await readMails()
    harmless = first ? headersOf(first) : []
    // Hashing is slow; inputs with the same email address are rejected before it.
    const hostile = [
      ...emails.map(({ address }) => address),
      ...breaking.map(text => `mei@example.com${text.slice(3)}`),
      ...NAMES.map(name => `${name}@example.com`),
      'a@example.com,evil@evil.example',
      '<a@example.com> <evil@evil.example>',
      'a@example.com\0evil@evil.example',
    ]
    await inParallel(hostile, email => post('register', { ...person, email }))
    await inParallel(NAMES, (name, index) =>
      post('register', {
        ...person,
        name,
        registryName: NAMES[(index + 1) % NAMES.length],
        email: `named-${index}@example.com`,
      }),
    )
    await inParallel(hostile, async (email, index) => {
      const call = index % 2 === 0 ? 'forgot-password' : 'resend-verification'
      expect([200, 400], `${call} ${email}`).toContain(await post(call, { email }))
    })
    await workOff()
    mails = await readMails()
    const rows: { email: string }[] = await api.app.db('users').select('email')
    addresses = new Set(rows.map(({ email }) => email))
  })

  test('is sent to those who registered', () => {
    // One verification per address, and a reset for each account that requested it.
    expect(mails.length).toBeGreaterThan(addresses.size)
    expect(addresses.size).toBeGreaterThan(40)
  })

  test('has one recipient, who has an account', () => {
    for (const { to, cc, bcc } of mails) {
      expect(to).toHaveLength(1)
      expect(addresses, to?.[0]?.address).toContain(to?.[0]?.address)
      expect([cc ?? [], bcc ?? []].flat()).toEqual([])
    }
  })

  test('has no injected header', () => {
    expect(harmless).toContain('to')
    for (const mail of mails) expect(headersOf(mail)).toEqual(harmless)
  })

  test('has a subject of ours and escaped input in the body', () => {
    for (const { subject, html } of mails) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(
        /<(script|img|svg|iframe|body\/|b>body|x |object|embed|a\s+href="j)/i,
      )
    }
  })
})

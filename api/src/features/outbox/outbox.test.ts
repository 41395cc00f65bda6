import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { layout } from '../../emails/layout/layout.ts'
import { createMail } from '../../gateways/mail/create-mail.ts'
import { outboxFolder } from '../../gateways/mail/outbox-folder.ts'

const PUBLIC_URL = 'http://localhost:3999'

const shared = shareApi({ env: { PUBLIC_URL } })
/** API servers with other settings on the same database. */
const open: TestApi[] = []
afterEach(async () => {
  for (const api of open.splice(0)) await api.stop()
  await rm(outboxFolder(shared.app.config.dataDir), { recursive: true, force: true })
})

const LINK = `${PUBLIC_URL}/verify-email#token=abc&x="`

async function openBeside(env: Record<string, string>) {
  const api = await startApi({ env: { PUBLIC_URL, ...env }, beside: shared })
  open.push(api)
  return api
}

async function setUp(env?: Record<string, string>) {
  const api = env ? await openBeside(env) : shared
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`${api.url}${path}`, { redirect: 'manual', headers })
  return { api, get, send: sender(api) }
}

function sender(api: TestApi) {
  const mail = createMail(api.app.config, api.app.newId)
  return async (subject: string, text = 'Welcome') => {
    const email = layout({
      subject,
      name: '',
      paragraphs: [text],
      action: { label: 'Verify', href: LINK },
    })
    await mail.send({ name: 'Zoë', address: 'zoe@example.com' }, email, subject)
  }
}

/** Returns the path of the first email of the list. */
async function newest(get: (path: string) => Promise<Response>): Promise<string> {
  const list = await (await get('/dev/outbox')).text()
  return /href="(\/dev\/outbox\/[\w-]+)"/.exec(list)?.[1] ?? ''
}

describe('the outbox', () => {
  test('lists emails, newest first', async () => {
    const { get, send } = await setUp()
    expect(await (await get('/dev/outbox')).text()).toContain('No mail yet')
    await send('First')
    await send('Second')
    const list = await (await get('/dev/outbox')).text()
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'))
    expect(list).toContain('To zoe@example.com')
    expect(list).toContain('(Singapore time, UTC+8)')
  })

  test('shows an email as text, as HTML and as source', async () => {
    const { get, send } = await setUp()
    await send('Hello')
    const path = await newest(get)
    const page = await (await get(path)).text()
    expect(page).toContain(`<a href="${PUBLIC_URL}/verify-email#token=abc&amp;x=&quot;">`)
    expect(await (await get(`${path}/html`)).text()).toContain('<h')
    const raw = await get(`${path}/raw`)
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await raw.text()).toContain('Subject: Hello')
  })

  test('escapes user text', async () => {
    const { get, send } = await setUp()
    await send('<script>a</script>', '<img src=x onerror=b> https://evil.example/ javascript:c')
    const list = await (await get('/dev/outbox')).text()
    const page = await (await get(await newest(get))).text()
    for (const html of [list, page]) expect(html).not.toMatch(/<(script|img)/)
    expect(page).toContain('&lt;img src=x onerror=b&gt; https://evil.example/ javascript:c')
    expect(page.match(/<a href="[^"]*"/g)?.filter(link => !link.includes('/dev/outbox'))).toEqual([
      `<a href="${PUBLIC_URL}/verify-email#token=abc&amp;x=&quot;"`,
    ])
  })

  test('runs and loads nothing and is not cached', async () => {
    const { get, send } = await setUp()
    await send('Hello')
    const path = await newest(get)
    for (const address of ['/dev/outbox', path, `${path}/html`, `${path}/raw`, `${path}x`]) {
      const { headers } = await get(address)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('script-src')
      expect(policy.includes('sandbox'), address).toBe(/html$/.test(address))
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test.each(['/dev/outbox/nothing', '/dev/outbox/..%2f..%2fsecrets', '/dev/outbox/nothing/html'])(
    'returns 404 for %s',
    async path => {
      const { get } = await setUp()
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This mail is gone')
    },
  )

  test.each([
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['in production', { NODE_ENV: 'production', RATE_LIMITS: 'relaxed' }],
    ['at a public address', { PUBLIC_URL: 'https://registry.example' }],
    ['behind a proxy', { TRUST_PROXY: '1' }],
  ])('does not exist %s', async (_, env) => {
    const { get } = await setUp(env)
    for (const path of ['/dev/outbox', '/dev/outbox/x', '/dev/outbox/style.css']) {
      const [there, unknown] = [await get(path), await get('/no/such/page')]
      expect([there.status, there.headers.get('location')]).toEqual([
        unknown.status,
        unknown.headers.get('location'),
      ])
    }
  })

  test('does not exist for a request through a proxy', async () => {
    const { get, send } = await setUp()
    await send('Hello')
    const answer = await get('/dev/outbox', { 'x-forwarded-for': '127.0.0.1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/registry'])
    expect(await answer.text()).not.toContain('Hello')
  })
})

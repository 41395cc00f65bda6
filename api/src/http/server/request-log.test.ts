import { contribute } from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { watchLog } from '../../../test/log-watch.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'

const MARKER = 'Marker-Wombat-7Q'

const post = (api: TestApi, address: string, body: string, headers?: Record<string, string>) =>
  fetch(`${api.url}${address}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Log lines of these requests. */
async function linesOf(requests: (api: TestApi) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const api = await startApi({ onLine: line => lines.push(line) })
  await requests(api)
  // Stopping fails when a line repeats personal data.
  await api.stop()
  return lines.join('')
}

describe('the log of requests', () => {
  test('contains the route pattern, not the URL', async () => {
    const said = await linesOf(async api => {
      await fetch(`${api.url}/api/registry/${MARKER}/items?email=mei%40example.com&q=${MARKER}`)
      const split = `${MARKER}%0d%0aSet-Cookie:%20a=b`
      await fetch(`${api.url}/nothing/${split}?token=${MARKER}`, { redirect: 'manual' })
    })
    expect(said).toContain('"route":"/registry/{slug}/items"')
    expect(said).not.toMatch(/Marker|mei|Set-Cookie/)
  })

  test('contains no data of a rejected, malformed or unknown request', async () => {
    const said = await linesOf(async api => {
      await post(api, '/api/auth/login', `{"email":"${MARKER}`)
      await post(api, '/api/auth/login', JSON.stringify({ email: MARKER, password: MARKER }))
      await post(api, '/api/auth/verify-email', JSON.stringify({ token: MARKER }))
      const headers = { authorization: `Bearer ${MARKER}`, cookie: `refresh=${MARKER}` }
      await fetch(`${api.url}/api/auth/me`, { headers })
      await fetch(`${api.url}/api/health`, { headers: { 'user-agent': MARKER, referer: MARKER } })
    })
    expect(said).not.toContain(MARKER)
    expect(said).toContain('"status":401')
  })

  test('contains no row that the database rejected', async () => {
    const said = await linesOf(async api => {
      const { email } = await makeAccount(api.app)
      const { id, slug } = await makeRegistry(api.app.db)
      const itemId = await makeItem(api.app.db, id)
      await api.app.db.raw(
        'alter table contributions add constraint odd check (amount_cents > 999)',
      )
      const { call } = await api.asVisitor()
      const body = { name: MARKER, email, amount: cents(1), paymentMethod: 'Unknown' } as const
      await expect(call(contribute, { params: { slug, id: itemId }, body })).rejects.toMatchObject({
        status: 500,
      })
    })
    expect(said).toContain('"constraint":"odd"')
    expect(said).not.toContain(MARKER)
  })
})

describe('watchLog', () => {
  const line = (fields: object) => `${JSON.stringify({ level: 30, ...fields })}\n`

  test.each([
    ['an e-mail address', line({ msg: 'sent to mei@example.com' })],
    ['a password hash', line({ msg: '$argon2id$v=19$m=19456' })],
    ["a factory's name", line({ err: { message: 'no registry of Priya' } })],
    ['a URL', line({ msg: 'request', route: '/registry/demo?email=x' })],
    ['two lines in one', `${line({ msg: 'a' })}${line({ msg: 'b' })}`],
    ['no JSON', 'hello\n'],
  ])('sees %s', (_what, text) => {
    const watch = watchLog()
    watch.write(text)
    expect(watch.complaints()).toHaveLength(1)
  })

  test('accepts the fields of a request line', () => {
    const watch = watchLog()
    watch.write(line({ msg: 'request', route: '/registry/{slug}/items', status: 200, ms: 3 }))
    expect(watch.complaints()).toEqual([])
  })
})

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import { layout } from '../../emails/layout/layout.ts'
import { listOutbox, readOutbox } from './outbox-folder.ts'
import { createOutboxMail } from './outbox-mail.ts'

const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const email = layout({
  subject: 'Please verify',
  name: 'Zoë',
  paragraphs: ['A & B <c>'],
  action: { label: 'Verify', href: 'https://registry.example/verify#token=a&b="c"' },
  notes: ['Once.'],
})
const to = { name: 'Zoë', address: 'zoe@example.com' }

async function outbox(keep?: number) {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'outbox-')), 'outbox')
  closers.push(() => rm(path.dirname(folder), { recursive: true }))
  let counter = 0
  const newId = () => {
    counter += 1
    return `mail-${counter}`
  }
  const sender = {
    mailFrom: 'Baby Registry <registry@example.com>',
    publicUrl: 'https://registry.example',
  }
  return { folder, mail: createOutboxMail({ folder, newId, keep, ...sender }) }
}

describe('the outbox', () => {
  test('stores each email as a file with text and HTML', async () => {
    const { folder, mail } = await outbox()
    await mail.send(to, email, 'job-1')
    await mail.send(to, email, 'job-2')
    expect(await readdir(folder)).toEqual(['mail-1.eml', 'mail-2.eml'])
    const parsed = await PostalMime.parse(await readFile(path.join(folder, 'mail-1.eml')))
    expect(parsed.from).toEqual({ name: 'Baby Registry', address: 'registry@example.com' })
    expect(parsed.to).toEqual([to])
    expect(parsed.subject).toBe('Please verify')
    expect(parsed.text).toContain('A & B <c>')
    expect(parsed.text).toContain('https://registry.example/verify#token=a&b="c"')
    expect(parsed.html).toContain('A &amp; B &lt;c&gt;')
    expect(parsed.html).toContain(
      'href="https://registry.example/verify#token=a&amp;b=&quot;c&quot;"',
    )
  })

  test.skipIf(process.platform === 'win32')('is readable by its owner only', async () => {
    const { folder, mail } = await outbox()
    await mail.send(to, email, 'job-1')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(folder, 'mail-1.eml'))).mode & 0o777).toBe(0o600)
  })

  test('stores the newest emails and no partial file', async () => {
    const { folder, mail } = await outbox(2)
    for (const id of ['a', 'b', 'c']) await mail.send(to, email, id)
    expect(await readdir(folder)).toEqual(['mail-2.eml', 'mail-3.eml'])
    expect(await listOutbox(folder)).toEqual(['mail-3', 'mail-2'])
  })

  test('is empty before the first mail', async () => {
    const { folder } = await outbox()
    expect(await listOutbox(folder)).toEqual([])
    expect(await readOutbox(folder, 'mail-1')).toBeUndefined()
  })

  test.each(['../secrets', 'mail-1.eml/..', '', 'mail-1\0'])(
    'reads nothing under the name %j',
    async name => {
      const { folder, mail } = await outbox()
      await mail.send(to, email, 'job-1')
      expect(await readOutbox(folder, name)).toBeUndefined()
      expect(await readOutbox(folder, 'mail-1')).toBeInstanceOf(Buffer)
    },
  )
})

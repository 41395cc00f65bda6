import { contributionRequest } from '@registry/shared/contract/contributions/contributions'
import { itemDraft } from '@registry/shared/contract/items/items'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { everyNth } from '../../../../../shared/test/corpus.ts'
import { nastyTexts, scriptCases } from '../../../../test/corpus.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { shareApi } from '../../../../test/share-api.ts'
import type { Email } from '../../../emails/layout/layout.ts'
import { compose } from '../../../gateways/mail/compose.ts'
import { sendPaymentReminder, sendThankYou } from '../mails/contribution-mails.ts'

const nasty = nastyTexts()
const texts = [...new Set([...nasty, ...everyNth(scriptCases().flat(), 10)])]
/** Maximum number of emails per day. */
const MAILS_MAX = 200

/** Returns the texts as the schema stores them. */
function keptBy(schema: z.core.$ZodType): string[] {
  return texts.flatMap(text => {
    const taken = z.safeDecode(schema, text as never)
    return taken.success && taken.data ? [String(taken.data)] : []
  })
}

interface Planted {
  id: string
  itemName: string
  name: string
  message: string
}

/** Returns one contribution with its item for each text, which is in every field that users can fill in. */
function giftsOf(newId: () => string): Planted[] {
  const itemNames = keptBy(itemDraft.shape.productName)
  const names = keptBy(contributionRequest.shape.name)
  const messages = keptBy(contributionRequest.shape.message)
  const count = Math.max(itemNames.length, names.length, messages.length)
  return Array.from({ length: count }, (_, index) => ({
    id: newId(),
    itemName: itemNames[index % itemNames.length] ?? '',
    name: names[(index + 7) % names.length] ?? '',
    message: messages[(index + 13) % messages.length] ?? '',
  }))
}

const api = shareApi({ env: { PUBLIC_URL: 'https://registry.example' } })
let token: string
let contributions: Planted[]

async function plant(registryId: string): Promise<void> {
  const { db, newId } = api.app
  const rows = contributions.map(contribution => ({ ...contribution, itemId: newId() }))
  await db.batchInsert(
    'items',
    rows.map(({ itemId, itemName }) => ({
      ...{ id: itemId, registry_id: registryId, product_name: itemName, category: 'Other' },
      ...{ product_url: 'https://shop.example/1', total_price_cents: 5_000 },
      amount_contributed_cents: 2_500,
    })),
  )
  await db.batchInsert(
    'contributions',
    rows.map(({ id, itemId, name, message }, index) => ({
      ...{ id, registry_id: registryId, item_id: itemId, name, message, amount_cents: 2_500 },
      ...{ email: 'mei@giver.example', payment_method: 'singapore-paynow' },
      created_at: new Date(index),
    })),
  )
}

beforeAll(async () => {
  const own = await openOwnRegistry(api)
  token = own.token
  contributions = texts.length === 0 ? [] : giftsOf(api.app.newId)
  await plant(own.registry.id)
})

describe.skipIf(texts.length === 0)('every collected text as item, contributor and note', () => {
  test('is exported unchanged and never as a formula', async () => {
    const response = await fetch(`${api.url}/api/admin/contributions/export.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const [head = [], ...rows] = readCsv(Buffer.from(await response.arrayBuffer()).toString())
    expect(rows).toHaveLength(contributions.length)
    const columns = ['Gift', 'Name', 'Note'].map(name => head.indexOf(name))
    // Newest first.
    for (const [index, contribution] of contributions.toReversed().entries()) {
      const row = rows[index] ?? []
      expect(row).toHaveLength(head.length)
      for (const [place, text] of [
        contribution.itemName,
        contribution.name,
        contribution.message,
      ].entries()) {
        const cell = row[columns[place] ?? -1] ?? ''
        expect([text, `'${text}`]).toContain(cell)
        expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
      }
    }
  })

  describe.each([
    ['a reminder', sendPaymentReminder],
    ['an automatic thank-you', sendThankYou],
  ])('in the email of %s', (_what, job) => {
    const shapeOf = (html: string) => html.match(/<(?!br>)\/?[a-z!][^>]*>/gi)?.length
    const linksOf = ({ html, text }: Email) => `${html}\n${text}`.match(/https?:[^"<\s]+/g) ?? []

    async function writeAll() {
      const mail = createMemoryMail()
      for (const { id: contributionId } of everyNth(
        contributions,
        Math.ceil(contributions.length / MAILS_MAX),
      )) {
        await job.work({ contributionId }, { app: api.app, mail })
      }
      return mail.sent
    }

    test('is escaped: no element, link, header or extra recipient', async () => {
      const sent = await writeAll()
      expect(sent.length).toBeGreaterThan(MAILS_MAX / 2)
      const [{ email: first } = { email: undefined }] = sent
      for (const { to, email } of sent) {
        expect(shapeOf(email.html), to.name).toBe(shapeOf(first?.html ?? ''))
        expect(email.subject).toBe(first?.subject)
        for (const link of linksOf(email)) expect(link).toMatch(/^https:\/\/registry\.example\//)
        expect(email.text, to.name).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u)
      }
      for (const { to, email, id } of everyNth(sent, 5)) {
        const { mailFrom, publicUrl } = api.app.config
        const mime = new MailComposer(compose({ mailFrom, publicUrl }, { to, email, id })).compile()
        expect(mime.getEnvelope().to, to.name).toEqual(['mei@giver.example'])
        const { headers, subject } = await PostalMime.parse(await mime.build())
        expect(headers.map(({ key }) => key)).not.toContain('bcc')
        // Among them List-Unsubscribe and List-Unsubscribe-Post.
        expect(headers).toHaveLength(13)
        expect(subject).toBe(first?.subject)
      }
    })
  })
})

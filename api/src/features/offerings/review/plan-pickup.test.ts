import {
  getOwnOffering,
  markHandedOver,
  trackOfferings,
} from '@registry/shared/contract/offerings/offerings'
import * as calls from '@registry/shared/contract/offerings/owner-offerings'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { drainQueue } from '../../../../test/drain-queue.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { submitOffering } from '../../../../test/submit-offering.ts'
import { compose } from '../../../gateways/mail/compose.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
})

const PICKUP = { date: '2099-11-28', time: '18:00', place: 'Tampines MRT, exit A' }
const SHOWN = { at: '2099-11-28T10:00:00.000Z', place: 'Tampines MRT, exit A' }

async function accepted(offererEmail = 'ravi@example.com') {
  const offering = await submitOffering(api, own.registry.slug, { offererEmail })
  const params = { id: offering.id }
  await own.call(calls.approveOffering, { params, body: {} })
  const { call } = await api.asVisitor()
  const { key } = offering
  return {
    ...{ params, call, key },
    move: (body: {
      status: 'confirmed' | 'delivered' | 'available' | 'cancelled'
      pickup?: typeof PICKUP
    }) => own.call(calls.setOfferingStatus, { params, body }),
    handOver: (with_ = key) => call(markHandedOver, { params, body: { key: with_ } }),
    seen: async () => (await call(getOwnOffering, { params, headers: { 'x-link-key': key } })).data,
  }
}

describe('a pickup with time and place', () => {
  test('is shown to both sides in Singapore time, and not to a lookup by email', async () => {
    const { call, move, seen } = await accepted('lookup@example.com')
    expect((await move({ status: 'confirmed', pickup: PICKUP })).data.pickup).toEqual(SHOWN)
    expect((await seen()).pickup).toEqual(SHOWN)
    const found = await call(trackOfferings, { query: { email: 'lookup@example.com' } })
    expect(JSON.stringify(found)).not.toContain('Tampines')
  })

  test('is shown to nobody once it is called off', async () => {
    const { move, seen } = await accepted('called-off@example.com')
    await move({ status: 'confirmed', pickup: PICKUP })
    expect((await move({ status: 'cancelled' })).data.pickup).toBeNull()
    expect((await seen()).pickup).toBeNull()
  })

  test('is mailed to the offerer with a calendar file', async () => {
    const { move } = await accepted('calendar@example.com')
    await move({ status: 'confirmed', pickup: PICKUP })
    const sent = (await drainQueue(api)).filter(({ to }) => to.address === 'calendar@example.com')
    const [mail] = sent.filter(({ email }) => email.attachment)
    expect(mail?.email.text).toContain(
      'When: 28 November 2099 at 18:00 (Singapore time, UTC+8)\nWhere: Tampines MRT, exit A',
    )
    if (!mail) throw new Error('no mail has an attachment')
    const sender = { mailFrom: 'r@example.com', publicUrl: 'https://r.example' }
    const raw = await new MailComposer(compose(sender, { ...mail, id: 'job' })).compile().build()
    const [file] = (await PostalMime.parse(raw)).attachments
    expect(file).toMatchObject({ filename: 'pickup.ics', mimeType: 'text/calendar' })
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain(
      'DTSTART:20991128T100000Z',
    )
  })

  test.each([
    ['another status', { status: 'available', pickup: PICKUP }, 400],
    ['the past', { status: 'confirmed', pickup: { ...PICKUP, date: '2020-01-01' } }, 400],
    ['no such day', { status: 'confirmed', pickup: { ...PICKUP, date: '2099-02-30' } }, 400],
    ['no such time', { status: 'confirmed', pickup: { ...PICKUP, time: '24:00' } }, 400],
    ['no place', { status: 'confirmed', pickup: { ...PICKUP, place: ' ' } }, 400],
    ['a long place', { status: 'confirmed', pickup: { ...PICKUP, place: 'x'.repeat(201) } }, 400],
  ] as const)('is rejected with %s', async (_, body, status) => {
    const { move, seen } = await accepted()
    await expect(move(body as never)).rejects.toMatchObject({ status })
    expect((await seen()).status).toBe('available')
  })
})

describe('marking as handed over', () => {
  test('is shown to the parents, who mark it as received', async () => {
    const { move, handOver, seen } = await accepted()
    await move({ status: 'confirmed' })
    expect((await seen()).can.handOver).toBe(true)
    const { data } = await handOver()
    expect(data).toMatchObject({ status: 'confirmed', can: { handOver: false } })
    expect((await handOver()).data.handedOverAt).toBe(data.handedOverAt)
    const { offerings } = await own.call(calls.listOfferings, { query: { limit: 9, offset: 0 } })
    expect(offerings[0]).toMatchObject({ handedOverAt: data.handedOverAt, can: { deliver: true } })
    expect((await move({ status: 'delivered' })).data.status).toBe('delivered')
    await expect(handOver()).rejects.toMatchObject({ code: 'STEP_NOT_ALLOWED' })
  })

  test('is rejected before the pickup is arranged, and without the key', async () => {
    const { handOver, move } = await accepted()
    await expect(handOver()).rejects.toMatchObject({ status: 409, code: 'STEP_NOT_ALLOWED' })
    await move({ status: 'confirmed' })
    await expect(handOver('guessed')).rejects.toMatchObject({ status: 404 })
  })
})

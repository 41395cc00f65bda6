import { decodeEntities } from '@registry/shared/html/decode-entities'
import { cents } from '@registry/shared/money/money'
import { makeItem, makeRegistry } from './factories.ts'
import type { TestApi } from './start-api.ts'

/** Values of the first step. */
export const contributor = {
  amount: '25.50',
  name: 'Auntie Mei',
  email: 'mei@example.com',
  message: '',
}
export type Fields = Record<string, string>

/** Returns the data of the step on a page, as the fake bundle renders it. */
export function stepOn(html: string) {
  const json = /<pre id="contribution">(.*?)<\/pre>/s.exec(html)?.[1]
  return json === undefined ? undefined : JSON.parse(decodeEntities(json))
}

/**
 * Inserts an item; returns functions that send the forms of a contribution without scripts to it, as a browser does.
 */
export async function openContribution({ app: { db }, url: origin }: TestApi, priceCents = 10_000) {
  const { id: registryId, slug } = await makeRegistry(db)
  const itemId = await makeItem(db, registryId, { totalPriceCents: cents(priceCents) })
  const url = `${origin}/registry/${slug}?contribute=${itemId}`
  const send = async (fields: Fields, headers: Fields = {}) => {
    const body = new URLSearchParams(fields)
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body })
    const location = response.headers.get('location') ?? ''
    return { response, status: response.status, location, step: stepOn(await response.text()) }
  }
  const open = async () => stepOn(await (await fetch(url)).text())
  /** Sends the first step; returns the fields that complete the second. */
  const goToPayment = async (fields: Fields = {}) => {
    const sent = { ...contributor, key: (await open()).key, ...fields }
    const { step } = await send({ ...sent, step: 'payment' })
    const method = { paymentMethod: 'singapore-paynow', isPaid: 'on', step: 'confirm' }
    return { step, confirm: { ...sent, key: step.key, ...method } }
  }
  const rows = () => db('contributions').where({ item_id: itemId })
  return { registryId, slug, itemId, url, send, open, goToPayment, rows }
}

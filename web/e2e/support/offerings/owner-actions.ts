import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '../../../../api/test/product/start-product.ts'
import { mailsTo } from '../mails.ts'
import { clearStorage, expect, ownerHeaders } from '../owner.ts'

/** Returns the owner's headers and signs the browser out, so that it becomes a visitor's. */
export async function signOutToVisitor(page: Page): Promise<Record<string, string>> {
  const headers = await ownerHeaders(page)
  await clearStorage(page)
  return headers
}

/** Returns the owner's actions on an offering, as API requests with the owner's `headers`. */
export function ownerActions(page: Page, headers: Record<string, string>) {
  const call = async (method: 'PUT' | 'POST', path: string, data: unknown) => {
    const own = { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) }
    const answer = await page.request.fetch(`/api/gift-passing${path}`, {
      method,
      data,
      headers: own,
    })
    expect(answer.ok()).toBe(true)
  }
  const status = (id: string, next: string, note?: string) =>
    call('PUT', `/offerings/${id}/status`, { status: next, ...(note && { note }) })
  const accept = (id: string, adminNotes?: string) =>
    call('PUT', `/admin/offerings/${id}/approve`, { ...(adminNotes && { adminNotes }) })
  return {
    accept,
    decline: (id: string) => call('PUT', `/admin/offerings/${id}/reject`, {}),
    wish: (id: string) =>
      call('POST', `/offerings/${id}/express-interest`, {
        userData: { name: 'Priya Raman', email: 'priya@example.com', phone: '+65 8123 4567' },
      }),
    arrange: (id: string) => status(id, 'confirmed'),
    receive: (id: string, note: string) => status(id, 'delivered', note),
    write: (offeringId: string, message: string) =>
      call('POST', '/messages', { offeringId, message }),
    /** Returns the messages of the thread, oldest first. */
    thread: async (id: string): Promise<string[]> => {
      const answer = await page.request.get(`/api/gift-passing/messages/${id}`, { headers })
      const { messages } = await answer.json()
      return messages.map(({ message }: { message: string }) => message)
    },
  }
}

/** Returns the link to an offering from the email to its offerer. */
export async function offeringLink(product: Product, email: string, id: string): Promise<string> {
  const find = async () => {
    const texts = (await mailsTo(product, email)).map(({ text }) => text ?? '')
    const links = texts.flatMap(text => text.match(/https?:\/\/\S+\?offering=\S+#key=\S+/g) ?? [])
    return links.find(link => link.includes(id))
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

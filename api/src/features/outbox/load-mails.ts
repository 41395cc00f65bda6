import { listOutbox, readOutbox } from '../../gateways/mail/outbox-folder.ts'

/** Email in the outbox folder. */
export interface WaitingMail {
  name: string
  to: string
  subject: string
  sentAt: Date | undefined
  text: string
  html: string
}

/** Loads an email by its file name; undefined if it does not exist. */
export async function loadMail(folder: string, name: string): Promise<WaitingMail | undefined> {
  const raw = await readOutbox(folder, name)
  if (!raw) return undefined
  // Only this page, which no production server has, uses its 2 MB of memory.
  const { default: PostalMime } = await import('postal-mime')
  const { to = [], subject = '', date, text = '', html = '' } = await PostalMime.parse(raw)
  const sentAt = date ? new Date(date) : undefined
  return { name, to: to.map(one => one.address).join(', '), subject, sentAt, text, html }
}

/** Loads all emails, newest first. */
export async function loadMails(folder: string): Promise<WaitingMail[]> {
  const names = await listOutbox(folder)
  const mails = await Promise.all(names.map(name => loadMail(folder, name)))
  return mails.filter(mail => mail !== undefined)
}

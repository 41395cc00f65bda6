import { once } from '@registry/shared/lazy/once'
import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'

const { fields, list } = scrapingLogMessages

const moment = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Singapore',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const fieldList = once(() => new Intl.ListFormat('en-GB', { type: 'unit' }))

/** Formats a timestamp in Singapore time as '20 Nov 2026, 20:15'. */
export function formatTimestamp(timestamp: string): string {
  return moment().format(new Date(timestamp))
}

/** Returns 'motherswork.com.sg' for 'www.motherswork.com.sg'. */
export function withoutWww(domain: string): string {
  return domain.replace(/^www\./, '')
}

/** Formats as '840 ms' or '3.2 s'. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** Formats as '840 B', '96 kB' or '1.4 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** Returns the label of a product field. */
export function fieldLabel(field: string): string {
  const known: Record<string, string> = fields
  return Object.hasOwn(known, field) ? (known[field] ?? field) : field
}

/** Returns 'Found: name, price, pictures'. */
export function foundFieldsText(names: readonly string[]): string {
  return names.length > 0 ? list.found(fieldList().format(names.map(fieldLabel))) : list.nothing
}

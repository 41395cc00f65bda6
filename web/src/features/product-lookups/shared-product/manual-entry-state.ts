import type { SharedProduct } from '@registry/shared/sharing/read-share-text'
import * as z from 'zod/mini'

const manualEntry = z.object({
  kind: z.literal('by-hand'),
  /** Product data of the share text, if it contains a name. */
  shared: z.optional(
    z.object({
      url: z.string(),
      name: z.string(),
      price: z.optional(z.object({ minor: z.int(), currency: z.nullable(z.string()) })),
    }),
  ),
})
type ManualEntry = z.output<typeof manualEntry>

/** Creates the history state of the link that opens the item form with a URL whose extraction failed. */
export function toManualEntry(shared: SharedProduct): ManualEntry {
  const { url, name, price } = shared
  return { kind: 'by-hand', shared: name === undefined ? undefined : { url, name, price } }
}

/** Returns the state of such a link; undefined for any other state. */
export function parseManualEntry(state: unknown): ManualEntry | undefined {
  const entry = z.safeParse(manualEntry, state)
  return entry.success ? entry.data : undefined
}

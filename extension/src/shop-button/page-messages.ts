import * as z from 'zod/mini'

/** What the button's script in a shop's page may tell the background, which believes it no more than this. */
export const pageMessage = z.discriminatedUnion('type', [
  /** Whether the button is to be seen at this address. */
  z.object({ type: z.literal('button-wanted'), url: z.string().check(z.maxLength(8_000)) }),
  /** Opens QuickAdd for the tab. */
  z.object({ type: z.literal('button-pressed') }),
  /** Takes the button off the site that the page is of, or puts it back. */
  z.object({ type: z.literal('button-hidden'), isHidden: z.boolean() }),
])
export type PageMessage = z.output<typeof pageMessage>

/** Whether a button is to be seen, and which site it would be taken off. */
export interface Wanted {
  isWanted: boolean
  site: string
}

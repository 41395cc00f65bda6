import * as z from 'zod/mini'

/** Messages of the button's content script; all others are ignored. */
export const pageMessage = z.discriminatedUnion('type', [
  /** Asks whether to show the button at this URL. */
  z.object({ type: z.literal('button-wanted'), url: z.string().check(z.maxLength(8_000)) }),
  /** Opens the popup for the tab. */
  z.object({ type: z.literal('button-pressed') }),
  /** Hides the button on the page's site or shows it again. */
  z.object({ type: z.literal('button-hidden'), isHidden: z.boolean() }),
])
export type PageMessage = z.output<typeof pageMessage>

/** Whether to show the button, and the site on which it can be hidden. */
export interface ButtonState {
  isWanted: boolean
  site: string
}

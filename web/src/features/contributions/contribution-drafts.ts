import { createTextStorage, type TextStorage } from '@registry/shared/client/create-text-storage'
import { PAYMENT_METHODS } from '@registry/shared/contract/registry-schemas'
import * as z from 'zod/mini'
import { GIFT_DRAFTS_KEY as KEY } from '../../lib/visitor-traces.ts'

/** What is taken along to another gift. */
const contributorDetails = { name: z.string(), email: z.string(), message: z.string() }

const contributionDraft = z.object({
  ...contributorDetails,
  amount: z.string(),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  /** The key of the last try and what it sent: the same words retryCountdown are the same gift. */
  sent: z.optional(z.object({ key: z.string(), body: z.string() })),
})
export type ContributionDraft = z.output<typeof contributionDraft>
export type ContributorDetails = Pick<ContributionDraft, keyof typeof contributorDetails>

const dated = { savedAt: z.number() }
const storedDrafts = z.object({
  items: z.record(z.string(), z.object({ ...dated, draft: contributionDraft })),
  /** Of a gift that could not be given, for the next one. */
  words: z.optional(z.object({ ...dated, giver: z.object(contributorDetails) })),
})
type StoredDrafts = z.output<typeof storedDrafts>

/** As long as the server knows a try retryCountdown. Names and addresses must not stay on a shared device. */
const DRAFT_TTL_MS = 24 * 60 * 60 * 1000

/**
 * Where the words for each item wait until they are sent: through closing, reloading and a tab that
 * was killed, for a day. Where storage is blocked they last as long as the page.
 */
export function createContributionDrafts(kept: TextStorage, now: () => number) {
  const isFresh = ({ savedAt }: { savedAt: number }) =>
    savedAt <= now() && now() - savedAt < DRAFT_TTL_MS

  const write = (gifts: StoredDrafts) => {
    if (Object.keys(gifts.items).length === 0 && !gifts.words) kept.remove(KEY)
    else kept.set(KEY, JSON.stringify(gifts))
  }
  const read = (): StoredDrafts => {
    const { items, words } = parse(kept.get(KEY))
    const all = Object.entries(items)
    const fresh = all.filter(([, entry]) => isFresh(entry))
    const gifts = {
      items: Object.fromEntries(fresh),
      words: words && isFresh(words) ? words : undefined,
    }
    // What is too old is not only left unread: it goes.
    if (fresh.length < all.length || gifts.words !== words) write(gifts)
    return gifts
  }
  const without = (itemId: string, gifts: StoredDrafts): StoredDrafts => {
    const { [itemId]: _, ...items } = gifts.items
    return { ...gifts, items }
  }

  return {
    read: (itemId: string): ContributionDraft | undefined => read().items[itemId]?.draft,
    /** Words that were taken along, until something is typed with them. */
    words: (): ContributorDetails | undefined => read().words?.giver,
    write: (itemId: string, draft: ContributionDraft): void =>
      write({ items: { ...read().items, [itemId]: { savedAt: now(), draft } } }),
    forget: (itemId: string): void => write(without(itemId, read())),
    /** Ends the draft of one item and keeps its words for another. */
    carryOver(itemId: string, { name, email, message }: ContributorDetails): void {
      const words = { savedAt: now(), giver: { name, email, message } }
      write({ ...without(itemId, read()), words })
    },
  }
}

function parse(text: string | undefined): StoredDrafts {
  const none = { items: {} }
  try {
    const parsed = z.safeParse(storedDrafts, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : none
  } catch {
    return none
  }
}

/** The drafts of this browser. */
export const contributionDrafts = createContributionDrafts(
  createTextStorage(
    () => localStorage,
    // Private windows refuse; the words last as long as the page then.
    () => undefined,
  ),
  Date.now,
)

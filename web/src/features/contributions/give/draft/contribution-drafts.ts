import { createTextStorage, type TextStorage } from '@registry/shared/client/create-text-storage'
import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import * as z from 'zod/mini'
import { CONTRIBUTION_DRAFTS_KEY as KEY } from '../../../../lib/visitor/visitor-storage.ts'

/** Details carried over to the form of another item. */
const contributorDetails = {
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isNameHidden: z.optional(z.boolean()),
  isAmountHidden: z.optional(z.boolean()),
}

const contributionDraft = z.object({
  ...contributorDetails,
  amount: z.string(),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  /**
   * Idempotency key and body of the request whose outcome is unknown, and the changed bodies sent with the same key
   * since. The server may have stored any one of them.
   */
  sent: z.optional(
    z.object({ key: z.string(), body: z.string(), changed: z.optional(z.array(z.string())) }),
  ),
  /** True if the server has stored one of the sent requests; sending another gift resets it. */
  isStored: z.optional(z.boolean()),
  /** Seed of the idempotency keys, so that a draft that two tabs confirm counts once. */
  keySeed: z.optional(z.string()),
})
export type ContributionDraft = z.output<typeof contributionDraft>
export type ContributorDetails = Pick<ContributionDraft, keyof typeof contributorDetails>

const dated = { savedAt: z.number() }
const storedDrafts = z.object({
  items: z.record(z.string(), z.object({ ...dated, draft: contributionDraft })),
  /** Details carried over from a contribution that could not be submitted. */
  words: z.optional(z.object({ ...dated, giver: z.object(contributorDetails) })),
})
type StoredDrafts = z.output<typeof storedDrafts>

/**
 * Equals the server's TTL of idempotency keys. Personal data must not remain on a shared device.
 */
const DRAFT_TTL_MS = 24 * 60 * 60 * 1000

/**
 * Creates a store for unsent contribution drafts, one per item. They survive closing, reloads and
 * tab crashes for 24 hours; without storage they are held in memory.
 */
export function createContributionDrafts(storage: TextStorage, now: () => number) {
  const isFresh = ({ savedAt }: { savedAt: number }) =>
    savedAt <= now() && now() - savedAt < DRAFT_TTL_MS

  const write = (drafts: StoredDrafts) => {
    if (Object.keys(drafts.items).length === 0 && !drafts.words) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(drafts))
  }
  const read = (): StoredDrafts => {
    const { items, words } = parse(storage.get(KEY))
    const all = Object.entries(items)
    const fresh = all.filter(([, entry]) => isFresh(entry))
    const drafts = {
      items: Object.fromEntries(fresh),
      words: words && isFresh(words) ? words : undefined,
    }
    // Expired entries are deleted from storage, not only ignored.
    if (fresh.length < all.length || drafts.words !== words) write(drafts)
    return drafts
  }
  const without = (itemId: string, drafts: StoredDrafts): StoredDrafts => {
    const { [itemId]: _, ...items } = drafts.items
    return { ...drafts, items }
  }

  return {
    read: (itemId: string): ContributionDraft | undefined => read().items[itemId]?.draft,
    /** Carried-over details, until a draft is written. */
    words: (): ContributorDetails | undefined => read().words?.giver,
    write: (itemId: string, draft: ContributionDraft): void =>
      write({ items: { ...read().items, [itemId]: { savedAt: now(), draft } } }),
    forget: (itemId: string): void => write(without(itemId, read())),
    /** Deletes the draft of an item and carries its details over to the next item. */
    carryOver(itemId: string, details: ContributorDetails): void {
      const { name, email, message, isNameHidden, isAmountHidden } = details
      const giver = { name, email, message, isNameHidden, isAmountHidden }
      const words = { savedAt: now(), giver }
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

/** Drafts stored in this browser's localStorage. */
export const contributionDrafts = createContributionDrafts(
  createTextStorage(
    () => localStorage,
    // Private windows block storage; drafts are then held in memory.
    () => undefined,
  ),
  Date.now,
)

import { typedSlug } from '@registry/shared/contract/settings'

/** Milliseconds without a key before an address is asked for. */
export const TYPING_PAUSE_MS = 500

/** What can be said of a typed address without asking anybody. */
export type SlugVerdict =
  | { status: 'own' }
  | { status: 'wrong'; sentence: string }
  | { status: 'unknown'; slug: string }

/** What the server said of an address. */
export type SlugAnswer = 'available' | 'taken' | 'failed'

/** All that an address that is typed may be. */
export type SlugState =
  | Exclude<SlugVerdict, { status: 'unknown' }>
  | { status: 'checking' | SlugAnswer }

/** Judges a typed address: the present one needs no asking, a wrong one is not worth it. */
export function judgeSlug(text: string, own: string): SlugVerdict {
  const slug = text.trim().toLowerCase()
  if (slug === own) return { status: 'own' }
  const { error } = typedSlug.safeParse(text)
  const sentence = error?.issues[0]?.message
  return sentence === undefined ? { status: 'unknown', slug } : { status: 'wrong', sentence }
}

interface SlugCheckParts {
  isAvailable: (slug: string, signal: AbortSignal) => Promise<boolean>
  /** Calls back after so many milliseconds; gives the function that prevents it. */
  after: (ms: number, callback: () => void) => () => void
  onAnswer: (slug: string, answer: SlugAnswer) => void
}

export interface SlugCheck {
  /** Asks for an address once typing has paused; whatever was asked before is no longer wanted. */
  check: (slug: string) => void
  /** Asks without waiting. */
  checkNow: (slug: string) => void
  /** Wants no answer any more. */
  stop: () => void
}

/** Asks whether addresses are free, one at a time: an answer to an earlier text never counts. */
export function createSlugCheck({ isAvailable, after, onAnswer }: SlugCheckParts): SlugCheck {
  let stop = () => {}

  const checkNow = (slug: string) => {
    stop()
    const controller = new AbortController()
    const answer = (is: SlugAnswer) => {
      if (!controller.signal.aborted) onAnswer(slug, is)
    }
    isAvailable(slug, controller.signal).then(
      isFree => answer(isFree ? 'available' : 'taken'),
      () => answer('failed'),
    )
    stop = () => controller.abort()
  }

  const check = (slug: string) => {
    stop()
    stop = after(TYPING_PAUSE_MS, () => checkNow(slug))
  }
  return { check, checkNow, stop: () => stop() }
}

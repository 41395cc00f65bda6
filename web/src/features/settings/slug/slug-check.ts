import { typedSlug } from '@registry/shared/contract/account/settings'

/** Debounce time in milliseconds. */
const TYPING_PAUSE_MS = 500

/** Result of the local validation of a slug. */
type SlugValidation =
  | { status: 'own' }
  | { status: 'wrong'; sentence: string }
  | { status: 'unknown'; slug: string }

/** Result of the server's availability check. */
export type SlugAvailability = 'available' | 'taken' | 'failed'

/** State of the typed slug. */
export type SlugState =
  | Exclude<SlugValidation, { status: 'unknown' }>
  | { status: 'checking' | SlugAvailability }

/** Validates a slug locally: only a valid slug other than the saved one needs a request. */
export function validateSlug(text: string, own: string): SlugValidation {
  const slug = text.trim().toLowerCase()
  if (slug === own) return { status: 'own' }
  const { error } = typedSlug.safeParse(text)
  const sentence = error?.issues[0]?.message
  return sentence === undefined ? { status: 'unknown', slug } : { status: 'wrong', sentence }
}

interface SlugCheckOptions {
  isAvailable: (slug: string, signal: AbortSignal) => Promise<boolean>
  /** Runs the callback after `ms`; returns a function that cancels it. */
  after: (ms: number, callback: () => void) => () => void
  onResult: (slug: string, availability: SlugAvailability) => void
}

interface SlugCheck {
  /** Schedules a debounced check; aborts the previous one. */
  check: (slug: string) => void
  /** Checks without a delay. */
  checkNow: (slug: string) => void
  /** Cancels the pending check. */
  stop: () => void
}

/** Creates a debounced availability check. Each check aborts the previous one, so a late response is ignored. */
export function createSlugCheck({ isAvailable, after, onResult }: SlugCheckOptions): SlugCheck {
  let stop = () => {}

  const checkNow = (slug: string) => {
    stop()
    const controller = new AbortController()
    const report = (is: SlugAvailability) => {
      if (!controller.signal.aborted) onResult(slug, is)
    }
    isAvailable(slug, controller.signal).then(
      isFree => report(isFree ? 'available' : 'taken'),
      () => report('failed'),
    )
    stop = () => controller.abort()
  }

  const check = (slug: string) => {
    stop()
    stop = after(TYPING_PAUSE_MS, () => checkNow(slug))
  }
  return { check, checkNow, stop: () => stop() }
}

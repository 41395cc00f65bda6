import { keptTexts } from '../../lib/kept-texts.ts'

/** Key fixed by the specification. */
const KEY = 'notificationBannerDismissed'

/** Returns whether the owner dismissed the invitation on this browser. */
export function isBannerDismissed(): boolean {
  return keptTexts.get(KEY) !== undefined
}

export function dismissBanner(): void {
  keptTexts.set(KEY, 'true')
}

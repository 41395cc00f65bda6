import { keptTexts } from '../../lib/kept-texts.ts'

/** The name is fixed by the specification. */
const KEY = 'notificationBannerDismissed'

/** Whether the owner said on this browser that they want no invitation. */
export function isBannerDismissed(): boolean {
  return keptTexts.get(KEY) !== undefined
}

export function dismissBanner(): void {
  keptTexts.set(KEY, 'true')
}

import { safeStorage } from '../../../lib/storage/safe-storage.ts'

/** Key fixed by the specification. */
const KEY = 'notificationBannerDismissed'

/** Returns whether the owner dismissed the invitation on this browser. */
export function isPushBannerDismissed(): boolean {
  return safeStorage.get(KEY) !== undefined
}

export function dismissPushBanner(): void {
  safeStorage.set(KEY, 'true')
}

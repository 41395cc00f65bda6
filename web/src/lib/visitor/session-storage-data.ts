/** Session storage keys of visitor data: offering drafts, the email address looked up, keys of mailed links, shared text. */
const OF_TAB = /^offer(ing)?_|^(offering|payment)Key$|^(tracked_email|shared_text)$/

/** Local storage key that is written and removed at once, to send a storage event to other tabs. */
export const VISITOR_DATA_CLEARED = 'traces_cleared'

/** Returns the session storage keys of visitor data in this tab. Throws where storage is blocked. */
export const sessionStorageKeys = () => Object.keys(sessionStorage).filter(key => OF_TAB.test(key))

/** Deletes the visitor data of this tab. Throws where storage is blocked. */
export function clearSessionStorageData(): void {
  for (const key of sessionStorageKeys()) sessionStorage.removeItem(key)
}

/** Calls `listener` when another tab has cleared all visitor data. */
export function onVisitorDataCleared(listener: () => void): void {
  addEventListener('storage', event => {
    if (event.key === VISITOR_DATA_CLEARED && event.newValue) listener()
  })
}

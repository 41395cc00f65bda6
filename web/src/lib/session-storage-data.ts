/** What is kept as long as its tab: words about an offering, the address looked up, a mailed link's key. */
const OF_TAB = /^offer(ing)?_|^offeringKey$|^tracked_email$/

/** Put into the storage of all tabs and taken away at once: others hear of it, and nothing stays. */
export const VISITOR_DATA_CLEARED = 'traces_cleared'

/** The names under which this tab keeps something of a guest. Throws where nobody can look. */
export const sessionStorageKeys = () => Object.keys(sessionStorage).filter(key => OF_TAB.test(key))

/** Forgets it. Throws where that is refused. */
export function clearSessionStorageData(): void {
  for (const key of sessionStorageKeys()) sessionStorage.removeItem(key)
}

/** Calls back when another tab has everything forgotten. */
export function onVisitorDataCleared(listener: () => void): void {
  addEventListener('storage', event => {
    if (event.key === VISITOR_DATA_CLEARED && event.newValue) listener()
  })
}

/** Prefix of the session storage keys of owners' drafts, followed by the user ID. */
export const OWNER_DRAFT_PREFIX = 'owner:'

/** Deletes the owners' drafts in this tab, except those of the user `keptFor`. */
export function clearOwnerDrafts(keptFor?: string): void {
  const own = keptFor === undefined ? undefined : `${OWNER_DRAFT_PREFIX}${keptFor}:`
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = own !== undefined && key.startsWith(own)
      if (key.startsWith(OWNER_DRAFT_PREFIX) && !isOwn) sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}

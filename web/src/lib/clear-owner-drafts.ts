/** What the names of owners' drafts begin with; the owner's id comes next. */
export const OWNER_DRAFT_PREFIX = 'owner:'

/** Forgets what owners typed in this tab; `keptFor` one of them, nobody else's is left. */
export function clearOwnerDrafts(keptFor?: string): void {
  const own = keptFor === undefined ? undefined : `${OWNER_DRAFT_PREFIX}${keptFor}:`
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = own !== undefined && key.startsWith(own)
      if (key.startsWith(OWNER_DRAFT_PREFIX) && !isOwn) sessionStorage.removeItem(key)
    }
  } catch {
    // Private windows refuse; then nothing was kept either.
  }
}

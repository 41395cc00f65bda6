let token: string | undefined

function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined
}

/**
 * Removes the token of an emailed link from the URL before other code can read, store or show it.
 * Call once, before the router starts.
 */
export function takeMailedTokenFromUrl(): void {
  token = tokenIn(location.hash)
  if (token !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // Opening a second link in this tab changes only the fragment: reload to start with its token.
  addEventListener('hashchange', () => tokenIn(location.hash) !== undefined && location.reload())
}

/** Returns the token of the link that opened this page. Stored in memory only: lost on reload. */
export function mailedToken(): string | undefined {
  return token
}

/** Call after the token was redeemed or rejected. */
export function clearMailedToken(): void {
  token = undefined
}

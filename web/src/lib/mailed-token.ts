let token: string | undefined

function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined
}

/**
 * Takes the token of a mailed link out of the address before anything else can read, keep or show
 * it. To be called once, before the router starts.
 */
export function takeMailedTokenFromUrl(): void {
  token = tokenIn(location.hash)
  if (token !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // A second link that is opened over the first changes the hash alone: begin anew with it.
  addEventListener('hashchange', () => tokenIn(location.hash) !== undefined && location.reload())
}

/** The token of the link that opened this page; kept in memory alone, so a reload has none. */
export function mailedToken(): string | undefined {
  return token
}

/** To be called once the token has done its work, or turned out to be of no use. */
export function clearMailedToken(): void {
  token = undefined
}

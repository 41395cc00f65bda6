/** What a path may not hold: backslashes, which browsers take for slashes, blanks, line ends. */
const UNFIT = /[\\\s\p{Cc}]|%0[ad]|%5c/iu

/**
 * The page of our own to go on to after signing in, as path, query and fragment; undefined for
 * whatever could lead to another site.
 */
export function safeReturnPath(
  given: string | null | undefined,
  origin: string,
): string | undefined {
  if (!given?.startsWith('/') || UNFIT.test(given)) return undefined
  if (!URL.canParse(given, origin)) return undefined
  const url = new URL(given, origin)
  if (url.origin !== origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  // '/.//host' is ours, but written out as a path it would name a host.
  return path.startsWith('//') ? undefined : path
}

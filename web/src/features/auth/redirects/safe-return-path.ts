import { parseUrl } from '@registry/shared/text/parse-url'

/**
 * Characters forbidden in a return path: backslashes (browsers treat them as slashes), whitespace,
 * control characters and their encodings.
 */
const UNFIT = /[\\\s\p{Cc}]|%0[ad]|%5c/iu

/**
 * Returns path, query and fragment of a same-origin page to open after signing in; undefined for
 * anything that could lead to another site.
 */
export function safeReturnPath(
  given: string | null | undefined,
  origin: string,
): string | undefined {
  if (!given?.startsWith('/') || UNFIT.test(given)) return undefined
  const url = parseUrl(given, origin)
  if (url?.origin !== origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  // '/.//host' is same-origin, but its serialized path '//host' would be parsed as a host.
  return path.startsWith('//') ? undefined : path
}

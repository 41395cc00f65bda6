/** Cookies of one fetch: some retailers set them on a redirect and require them on the next request. */
export interface RedirectCookies {
  keep(url: URL, setCookies: readonly string[]): void
  /** Returns the `cookie` header for a URL: cookies of the same origin. */
  header(url: URL): string | undefined
}

export function createRedirectCookies(): RedirectCookies {
  const jars = new Map<string, Map<string, string>>()
  return {
    keep(url, setCookies) {
      const jar = jars.get(url.origin) ?? new Map<string, string>()
      for (const line of setCookies) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? []
        if (name !== undefined && value !== undefined) jar.set(name, value.trim())
      }
      jars.set(url.origin, jar)
    },
    header(url) {
      const pairs = [...(jars.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`)
      return pairs.length > 0 ? pairs.join('; ') : undefined
    },
  }
}

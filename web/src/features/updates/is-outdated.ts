/** Returns whether the HTML references another app script than the running one, that is, a newer release. */
export function isOutdated(html: string, script: string): boolean {
  const names = html.match(/<script[^>]+src="[^"]+"/g) ?? []
  return names.length > 0 && !names.some(name => name.includes(`"${new URL(script).pathname}"`))
}

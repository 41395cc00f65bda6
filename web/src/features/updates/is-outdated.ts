/** Whether a page names another script than the one that runs: the release after it is there. */
export function isOutdated(html: string, script: string): boolean {
  const names = html.match(/<script[^>]+src="[^"]+"/g) ?? []
  return names.length > 0 && !names.some(name => name.includes(`"${new URL(script).pathname}"`))
}

/** Returns the URL of the page's entry script. Its hash covers all imports, so it changes with every release. */
export function entryScriptUrl(): string | undefined {
  // Module scripts before the last one are its preloaded chunks.
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src
}

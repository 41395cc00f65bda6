/** The script that a page begins with: it names all others, so its own name changes with every release. */
export function entryScriptUrl(): string | undefined {
  // Those before it are parts of it, which browsers may fetch at once.
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src
}

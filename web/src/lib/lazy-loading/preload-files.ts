/** Style sheets that are being loaded, by URL. */
const pending = new Map<string, Promise<unknown>>()

/**
 * Loads a chunk after the style sheets that it needs, and preloads its scripts. The build calls it for each `import()`
 * instead of Vite's helper, which never requests a style sheet again that could not be loaded. Rejects if a file cannot
 * be loaded. The paths of `files` are relative to the root of the site.
 */
export async function preloadFiles<M>(
  load: () => Promise<M>,
  files: readonly string[] = [],
): Promise<M> {
  await Promise.all(files.map(file => requestOnce(`/${file}`)))
  return load()
}

/** Adds a link to the page unless it has one, and returns when a style sheet has loaded. */
async function requestOnce(url: string): Promise<unknown> {
  if (document.querySelector(`link[href="${url}"]`)) return pending.get(url)
  const link = document.createElement('link')
  const isStyleSheet = url.endsWith('.css')
  Object.assign(link, {
    rel: isStyleSheet ? 'stylesheet' : 'modulepreload',
    href: url,
    crossOrigin: '',
  })
  document.head.append(link)
  if (!isStyleSheet) return undefined
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Could not load ${url}`))
    }
  }).finally(() => pending.delete(url))
  pending.set(url, loaded)
  return loaded
}

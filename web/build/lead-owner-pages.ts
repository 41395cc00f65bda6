import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/**
 * Adds preloads to the HTML of the owner's area: the script that prefetches items and counts, and the chunks of
 * each page, as comments by path, of which the server activates the requested one.
 */
export function leadOwnerPages(page: string, sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'lead-owner-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, path }) => {
        if (path !== page || !bundle) return html
        const comments = Object.entries(sources).map(
          ([address, source]) => `<!--of ${address} ${linksOf(bundle, source, html)}-->`,
        )
        return { html: html.replace('</head>', `${comments.join('')}</head>`), tags: first(bundle) }
      },
    },
  }
}

const chunkOf = (bundle: Bundle, source: string) =>
  Object.values(bundle).find(
    file => file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(source)),
  )

/** Returns modulepreload links for a page's chunks, except chunks that the HTML links already. */
function linksOf(bundle: Bundle, source: string, html: string): string {
  const files = new Set([chunkOf(bundle, source)?.fileName ?? ''])
  // Iterating over a Set includes elements added during the loop.
  for (const name of files) {
    const file = bundle[name]
    for (const next of file?.type === 'chunk' ? file.imports : []) files.add(next)
  }
  return [...files]
    .filter(file => file !== '' && !html.includes(file))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** Returns the tag of the prefetch script: `async`, so that it runs first and delays nothing. */
function first(bundle: Bundle): HtmlTagDescriptor[] {
  const src = `/${chunkOf(bundle, 'src/lib/api-client/prefetch-dashboard.ts')?.fileName}`
  const attrs = { type: 'module', async: '', crossorigin: '', src }
  return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
}

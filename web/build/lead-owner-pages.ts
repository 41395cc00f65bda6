import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/**
 * Writes into the owner's area what a browser can fetch before the code that asks for it has come:
 * the script of the first call, and for each address the files of its page, as comments of which
 * the server leaves the right one.
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

/** What a page needs beyond what every page of the area fetches. */
function linksOf(bundle: Bundle, source: string, html: string): string {
  const files = new Set([chunkOf(bundle, source)?.fileName ?? ''])
  // A set goes on to what is added while it is walked.
  for (const name of files) {
    const file = bundle[name]
    for (const next of file?.type === 'chunk' ? file.imports : []) files.add(next)
  }
  return [...files]
    .filter(file => file !== '' && !html.includes(file))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** Runs before everything else that is a module, and holds nothing back. */
function first(bundle: Bundle): HtmlTagDescriptor[] {
  const src = `/${chunkOf(bundle, 'src/lib/prefetch-items.ts')?.fileName}`
  const attrs = { type: 'module', async: '', crossorigin: '', src }
  return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
}

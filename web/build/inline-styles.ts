import type { Plugin, Rolldown } from 'vite'

const LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>\s*/g

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/**
 * Inlines a page's CSS, which saves a round trip before the first paint: the stylesheets that the HTML
 * links, and those of the modules that render the page. `pages` maps each HTML file to the paths of these
 * modules. A disabled link per file tells Vite's loader that the file is present. The server's CSP allows
 * the style element by its hash.
 */
export function inlineStyles(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk, path }) => {
        const sources = pages[path]
        if (sources === undefined) return html
        // The page's own file first, because it sets the order of the layers.
        const own = chunk?.viteMetadata?.importedCss ?? []
        const linked = [...html.matchAll(LINK)].map(link => link[1] ?? '')
        const files = [
          ...new Set([...own, ...linked, ...sources.flatMap(source => stylesOf(bundle, source))]),
        ]
        const style = files.map(file => textOf(bundle[file])).join('')
        const links = files.map(file => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
        // A function, because `$` has a meaning in a replacement string.
        const head = () => `<style>${style}</style>${links}</head>`
        return html.replace(LINK, '').replace('</head>', head)
      },
    },
  }
}

/** Returns the CSS files of a module's chunk and of the chunks that it imports statically, imported ones first. */
function stylesOf(bundle: Bundle, source: string): string[] {
  const chunk = Object.values(bundle).find(
    file => file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(source)),
  )
  if (!chunk) throw new Error(`no chunk has the module ${source}`)
  const styles: string[] = []
  const seen = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk') return
    seen.add(name)
    file.imports.forEach(visit)
    styles.push(...(file.viteMetadata?.importedCss ?? []))
  }
  visit(chunk.fileName)
  return styles
}

function textOf(file: Bundle[string] | undefined): string {
  if (file?.type !== 'asset') return ''
  const css = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
  return css.trim()
}

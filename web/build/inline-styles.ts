import type { Plugin, Rolldown } from 'vite'

const LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g

/**
 * Inlines a page's CSS, which saves a round trip before the first paint. The server's CSP allows it by
 * its hash.
 */
export function inlineStyles(pages: readonly string[]): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) =>
        pages.includes(path)
          ? html.replace(LINK, (link, file: string) => styleOf(bundle[file]) ?? link)
          : html,
    },
  }
}

type OutputFile = Rolldown.OutputAsset | Rolldown.OutputChunk

function styleOf(file: OutputFile | undefined): string | undefined {
  if (file?.type !== 'asset') return undefined
  const css = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
  return `<style>${css.trim()}</style>`
}

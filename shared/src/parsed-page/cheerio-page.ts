import { type CheerioAPI, load } from 'cheerio/slim'
import { type BoundHtml, boundHtml, sourceOf } from './bound-html.ts'
import { createSelect } from './node-index.ts'
import { type GrowingNode, numberNodes } from './number-nodes.ts'
import type { Page, PageNode } from './page.ts'
import { skippingTokenizer } from './skipping-tokenizer.ts'

/** htmlparser2 builds the document: parse5 takes seven times as long. */
const OPTIONS = { xml: { xmlMode: false, decodeEntities: true, Tokenizer: skippingTokenizer } }

/** Parses HTML with Cheerio. The nodes of the page are those of its document. */
export function cheerioPage(html: string, url: string): Page {
  const bound = boundHtml(html)
  const $ = load(bound.html, OPTIONS)
  const root = rootOf($)
  const nodes = numberNodes(root)
  const select = createSelect(nodes, (selector, candidates) => filterNodes($, candidates, selector))
  restoreSources(select('script'), bound)
  return { url, root, nodes, select }
}

/** Returns Cheerio's document with the fields of an element, so that rules can go up to it. */
function rootOf($: CheerioAPI): GrowingNode {
  const fields = { name: '#root', attribs: {}, parent: undefined, order: 0, last: 0 }
  return Object.assign($.root()[0] as unknown as GrowingNode, fields)
}

function restoreSources(scripts: readonly PageNode[], bound: BoundHtml): void {
  for (const { children } of scripts) {
    const [text] = children
    if (text?.type === 'text') Object.assign(text, { data: sourceOf(text.data, bound) })
  }
}

function filterNodes(
  $: CheerioAPI,
  candidates: readonly PageNode[],
  selector: string,
): readonly PageNode[] {
  const elements = candidates as unknown as Parameters<CheerioAPI>[0]
  return $(elements).filter(selector).get() as unknown as PageNode[]
}

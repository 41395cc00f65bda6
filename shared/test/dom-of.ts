import { JSDOM } from 'jsdom'

/** One window for all: making one costs five times what parsing a page of ours does. */
const parser = new new JSDOM('').window.DOMParser()

/** The document that a browser without scripts makes of HTML. */
export function domOf(html: string): Document {
  return parser.parseFromString(html, 'text/html')
}

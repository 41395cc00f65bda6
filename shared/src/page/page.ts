/** One element of a page as rules see it: plain data, the same whoever parsed it. */
export interface PageNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly parent: PageNode | undefined
  readonly children: readonly (PageNode | string)[]
  /** Place in document order; `last` is the place of the last descendant. */
  readonly order: number
  readonly last: number
}

/** What an extractor may ask of a page. It never runs the page's scripts and never reads `window`. */
export interface Page {
  readonly url: string
  readonly root: PageNode
  /** Every element, in document order. */
  readonly nodes: readonly PageNode[]
  /**
   * Elements that match, in document order. Understood: tag, `#id`, `.class`, `[a]`, `[a=v]`, `[a~=v]`, `[a*=v]`,
   * `[a^=v]`, `[a$=v]`, descendant, `>` and lists. Anything else is a programming error and throws.
   */
  select(selector: string): readonly PageNode[]
}

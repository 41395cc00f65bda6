/** One element of a page, as plain data independent of the parser. */
export interface PageNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly parent: PageNode | undefined
  readonly children: readonly (PageNode | string)[]
  /** Position in document order; `last` is the position of the last descendant. */
  readonly order: number
  readonly last: number
}

/** A parsed page, the input of extractors. Its scripts are never run. */
export interface Page {
  readonly url: string
  readonly root: PageNode
  /** Every element, in document order. */
  readonly nodes: readonly PageNode[]
  /**
   * Returns matching elements in document order. Supports tag, `#id`, `.class`, `[a]`, `[a=v]`, `[a~=v]`,
   * `[a*=v]`, `[a^=v]`, `[a$=v]`, descendant, `>` and lists; throws for anything else.
   */
  select(selector: string): readonly PageNode[]
}

/** A text of a page. */
interface PageText {
  readonly type: 'text'
  readonly data: string
}

export type PageChild = PageNode | PageText

/** One element of a page: on the server a node of Cheerio's document, in QuickAdd one of the same shape. */
export interface PageNode {
  readonly type: 'tag' | 'script' | 'style' | 'root'
  /** Tag name in lower case; '#root' for the document. */
  readonly name: string
  readonly attribs: Readonly<Record<string, string | undefined>>
  readonly parent: PageNode | undefined
  readonly children: readonly PageChild[]
  /** Position in document order; `last` is the position of the last descendant. */
  readonly order: number
  readonly last: number
  /** Results of `elementLabels` and `isAside`, which many rules ask for. */
  labels?: string | undefined
  isAside?: boolean | undefined
}

/** A parsed page, the input of extractors. Its scripts are never run. */
export interface Page {
  readonly url: string
  readonly root: PageNode
  /** Every element, in document order. */
  readonly nodes: readonly PageNode[]
  /** Returns matching elements in document order; throws for an invalid selector. */
  select(selector: string): readonly PageNode[]
}

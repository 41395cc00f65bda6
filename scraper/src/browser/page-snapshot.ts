import type { BrowserContext, CDPSession, Page } from 'playwright'

/** What stands in a page at one moment. */
export interface Snapshot {
  html: string
  isLoading: boolean
}

export interface PageReader {
  /** Undefined while the page is on its way to another document. Throws when the document is too long. */
  read(): Promise<Snapshot | undefined>
}

/**
 * Reads a document in a world of our own, where none of the page's scripts can answer in its place, and
 * measures it there, before it is carried over.
 */
export async function openPageReader(
  context: BrowserContext,
  page: Page,
  maxBytes: number,
): Promise<PageReader> {
  const session = await context.newCDPSession(page)
  return {
    async read() {
      const value = await evaluate(session, expression(maxBytes))
      if (!isSnapshot(value)) return undefined
      const { html, isLoading } = value
      if (html === null || Buffer.byteLength(html) > maxBytes) {
        throw new Error(`the page is longer than ${maxBytes} bytes`)
      }
      return { html, isLoading }
    },
  }
}

async function evaluate(session: CDPSession, code: string): Promise<unknown> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const frameId = frameTree.frame.id
  try {
    const world = { frameId, worldName: 'reader' }
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world)
    const { result } = await session.send('Runtime.evaluate', {
      expression: code,
      contextId,
      returnByValue: true,
    })
    return result.value
  } catch (error) {
    // The document that it was asked of has just been left.
    if (String(error).includes('ontext')) return undefined
    throw error
  }
}

function expression(maxChars: number): string {
  return `(() => {
    const html = document.documentElement?.outerHTML ?? ''
    return {
      html: html.length > ${maxChars} ? null : html,
      isLoading: document.readyState === 'loading',
    }
  })()`
}

function isSnapshot(value: unknown): value is { html: string | null; isLoading: boolean } {
  return typeof value === 'object' && value !== null && 'html' in value && 'isLoading' in value
}

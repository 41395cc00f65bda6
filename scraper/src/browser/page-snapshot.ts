import type { BrowserContext, CDPSession, Page } from 'playwright'

/** Document of a page at one moment. */
interface Snapshot {
  html: string
  isLoading: boolean
}

export interface PageReader {
  /** Undefined during a navigation. Throws when the document is too long. */
  read(): Promise<Snapshot | undefined>
}

/**
 * Reads the document in an isolated world, where the page's scripts cannot manipulate the result. The size is
 * checked before the transfer.
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
    // The document was replaced by a navigation.
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

import type { Page, Request, Response } from 'playwright'

/** Network activity of a page. */
interface PageWatch {
  /** Latest URL requested by the main frame, loaded or not. */
  destination(): string
  /** HTTP status of the shown document. */
  status(): number
  /** Milliseconds without pending requests. */
  quietMs(): number
}

export function watchPage(page: Page): PageWatch {
  const underWay = new Set<Request>()
  let destination = ''
  let status = 0
  let changedAt = performance.now()
  const onRequest = (request: Request) => {
    changedAt = performance.now()
    underWay.add(request)
    if (isOfMainFrame(request, page)) destination = request.url()
  }
  const onEnd = (request: Request) => {
    changedAt = performance.now()
    underWay.delete(request)
  }
  page.on('request', onRequest)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  page.on('response', (response: Response) => {
    if (isOfMainFrame(response.request(), page)) status = response.status()
  })
  return {
    destination: () => destination,
    status: () => status,
    quietMs: () => (underWay.size > 0 ? 0 : performance.now() - changedAt),
  }
}

function isOfMainFrame(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame()
}

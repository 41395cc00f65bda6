import type { Page, Request, Response } from 'playwright'

/** What a page has asked for, as it goes. */
export interface PageWatch {
  /** Where its main frame went last, whether it arrived or not. */
  destination(): string
  /** The status of the document that it shows. */
  status(): number
  /** For how long, in ms, nothing has been on its way. */
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

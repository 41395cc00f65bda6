export const PRODUCT_NAME = 'Baby Registry'

/** Error and fallback screens, and the titles of all pages. */
export const pageMessages = {
  documentTitle: (page: string) => `${page} · ${PRODUCT_NAME}`,
  skip: 'Skip to content',
  errorTitle: 'Oops! Something went wrong',
  reload: 'Reload Page',
  loadFailed: 'A part of this page could not be loaded.',
  errorText: 'Something unexpected happened on our side.',
  details: 'Technical details',
  detailLines: ({ status, requestId }: { status: number; requestId: string }) =>
    `Status ${status}\nRequest ${requestId}`,
  safe: 'Your registry and every gift in it are safe. Reloading usually helps.',
  neverHold: 'Payment happens between you and your guests. We never hold money.',
  moment: 'One moment…',
  tryAgain: 'Try Again',
  persists: 'If this problem persists, please refresh the page or try again later.',
  routerFallback: 'Unexpected Application Error',
} as const

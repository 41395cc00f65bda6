export const PRODUCT_NAME = 'Baby Registry'

/** Texts of the error, offline and fall-back screens, and the name of every page. */
export const pageMessages = {
  documentTitle: (page: string) => `${page} · ${PRODUCT_NAME}`,
  errorTitle: 'Oops! Something went wrong',
  reload: 'Reload Page',
  loadFailed: 'A part of this page could not be loaded.',
  errorText: 'Something unexpected happened on our side.',
  safe: 'Your registry and every gift in it are safe. Reloading usually helps.',
  neverHold: 'Payment happens between you and your guests. We never hold money.',
  moment: 'One moment…',
  tryAgain: 'Try Again',
  persists: 'If this problem persists, please refresh the page or try again later.',
  rateLimitTitle: 'Whoa there, baby! We need a little break...',
  routerFallback: 'Unexpected Application Error',
} as const

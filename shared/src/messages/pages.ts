/** Texts of the error, offline and fall-back screens. */
export const pageMessages = {
  errorTitle: 'Oops! Something went wrong',
  reload: 'Reload Page',
  tryAgain: 'Try Again',
  persists: 'If this problem persists, please refresh the page or try again later.',
  rateLimitTitle: 'Whoa there, baby! We need a little break...',
  routerFallback: 'Unexpected Application Error',
} as const

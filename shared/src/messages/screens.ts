import { formatWait } from './format-wait.ts'

/** Screens that replace a page: rate limit and no connection. */
export const screenMessages = {
  rateLimit: {
    title: 'Whoa there, baby! We need a little break...',
    text: 'A lot of love is arriving at once and we reached our limit. Please wait a moment, then try again.',
    wait: (seconds: number) => `You can try again in about ${formatWait(seconds)}.`,
  },
  offline: {
    title: 'You are offline',
    text: 'This page needs the internet. Please check your connection; the page comes back by itself.',
    hint: 'Gifts that were already sent are safe.',
  },
  noScripts: 'This page could not be drawn. Please try again.',
} as const

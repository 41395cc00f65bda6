import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'

/** The owner's layout: menu, top bar, and the dashboard's greeting. */
export const dashboardMessages = {
  pageTitle: 'Dashboard',
  skip: 'Skip to content',
  menu: {
    label: 'Owner menu',
    open: 'Open menu',
    close: 'Close menu',
    main: 'Main',
    quick: 'Quick access',
    items: 'Items',
    registry: 'Registry',
    dashboard: 'Dashboard',
    toConfirm: 'To confirm',
    thankYous: 'Thank-yous',
    giftPassing: 'Gift Passing',
    all: 'All items',
    contributed: 'Contributed',
    gifted: 'Fully Gifted',
    manage: 'Manage items',
    registryCard: 'Registry card',
    settings: 'Settings',
    scrapingLogs: 'Scraping logs',
  },
  viewPublic: 'View public page',
  logout: 'Logout',
  tabs: {
    label: 'Dashboard',
    registry: 'Registry Management',
    giftPassing: 'Gift Passing',
    toReview: (count: number) => (count === 1 ? ', 1 to review' : `, ${count} to review`),
  },
  overview: {
    title: 'Activity and totals',
    summary: (given: Cents, value: Cents) =>
      `${formatDollars(given)} given of ${formatDollars(value)}`,
    empty: 'Nothing yet',
  },
  greeting: (hour: number, name: string) =>
    `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${name}`,
  headline: {
    loading: 'One moment, opening your registry and counting the gifts.',
    error: 'Your registry is safe. We just cannot reach it.',
    empty: 'A fresh start.',
    toConfirm: (count: number) => (count === 1 ? '1 gift to confirm' : `${count} gifts to confirm`),
    thankYous: (count: number) =>
      count === 1 ? '1 thank-you to write' : `${count} thank-yous to write`,
    toReview: (count: number) =>
      count === 1 ? '1 request to review' : `${count} requests to review`,
    gifted: (done: number, all: number) =>
      all === 1 ? `${done} of 1 item fully gifted` : `${done} of ${all} items fully gifted`,
  },
} as const

/** Relative times from a number of units. */
export const ageMessages = {
  now: 'Just now',
  justNow: 'just now',
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  days: (count: number) => `${count}d ago`,
} as const

/** Relative times from a number of units. */
export const ageMessages = {
  now: 'Just now',
  justNow: 'just now',
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  /** A time of day in Singapore, with or without its date. */
  singapore: (time: string) => `${time} SGT`,
  days: (count: number) => `${count}d ago`,
} as const

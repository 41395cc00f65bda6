const day = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short' })

/** '12 Nov', of a time as the registry writes it. */
export function dayOf(time: string): string {
  return day.format(new Date(time))
}

/** Formats an ISO date as '12 Nov', and as '12 Nov 2025' in another year than `now`. */
export function formatDay(time: string, now = new Date()): string {
  const date = new Date(time)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-SG', { day: 'numeric', month: 'short', year })
}

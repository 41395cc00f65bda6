import { registryMessages } from '@registry/shared/messages/registry/registry'
import { daysBetween, formatCelebration, isMonth } from '@registry/shared/registries/celebration'

const t = registryMessages.celebration

interface CelebrationText {
  /** '24 December 2026', 'Due in December 2026' or 'Was on 24 December 2026'. */
  when: string
  /** Days left, as '3 days to go' or 'Today!'; undefined for a month and for the past. */
  left?: string
}

/** Returns the header's line about the celebration; undefined when a due month is over. */
export function celebrationText(celebration: string, today: string): CelebrationText | undefined {
  const date = formatCelebration(celebration)
  if (isMonth(celebration)) {
    return celebration < today.slice(0, 7) ? undefined : { when: t.due(date) }
  }
  const days = daysBetween(today, celebration)
  if (days < 0) return { when: t.wasOn(date) }
  return { when: date, left: days === 0 ? t.today : t.daysToGo(days) }
}

import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { CircleAlert, CircleCheck, CircleDashed, Loader } from 'lucide-react'
import { Chip } from '../../ui/feedback/chip.tsx'
import type { LogStatus } from './log-filters.ts'

const LOOKS = {
  success: { tone: 'moss', icon: CircleCheck },
  partial: { tone: 'apricot', icon: CircleDashed },
  failed: { tone: 'red', icon: CircleAlert },
  pending: { tone: 'sky', icon: Loader },
} as const

export function LogStatusChip({ status }: { status: LogStatus }) {
  return <Chip {...LOOKS[status]}>{scrapingLogMessages.statuses[status]}</Chip>
}

import { pickupMessages as t } from '@registry/shared/messages/offerings/pickup'
import { pickupCalendar } from '@registry/shared/offerings/pickup-calendar'
import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { formatSingaporeDateTime } from '../format/format-singapore-date-time.ts'

interface PickupBannerProps {
  offering: { id: string; itemName: string; pickup: { at: string; place: string } | null }
}

/** When and where an offering changes hands, with its calendar file. */
export function PickupBanner({ offering: { id, itemName, pickup } }: PickupBannerProps) {
  if (!pickup) return null
  const save = () => {
    const plan = { id, at: new Date(pickup.at), place: pickup.place, summary: t.summary(itemName) }
    const calendar = pickupCalendar(plan, new Date())
    saveFile(new File([calendar], t.file, { type: 'text/calendar' }))
  }
  return (
    <Banner
      tone="moss"
      title={t.title(formatSingaporeDateTime(pickup.at))}
      action={
        <Button look="outline" size="sm" onClick={save}>
          <CalendarPlus className="icon" aria-hidden="true" />
          {t.calendar}
        </Button>
      }
    >
      <span dir="auto">{pickup.place}</span>
    </Banner>
  )
}

import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { ChevronDown } from 'lucide-react'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { formatDate } from '../../format/singapore-day.ts'
import styles from '../offerings.module.css'

const t = offeringsMessages.facts

/** Further details of an offering, collapsed by default. */
export function OfferingMoreDetails({ offering }: { offering: OwnerOffering }) {
  const facts = listFacts(offering)
  if (facts.length === 0) return null
  return (
    <details className={styles.sharingFacts}>
      <summary className="inline-row gap-4 weight-600">
        {offeringsMessages.more}
        <ChevronDown className="icon icon-16 chevron" aria-hidden="true" />
      </summary>
      <Stack as="dl" gap={10}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" size={12} tone="faint">
              {name}
            </Text>
            <dd className="keeps-lines" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </Stack>
    </details>
  )
}

function listFacts(offering: OwnerOffering): [string, string][] {
  const { availability, reviewedAt, adminNotes, reason, thankYou } = offering
  const all: [string, string | null][] = [
    [t.detailedDescription, offering.detailedDescription],
    [t.conditionNotes, offering.conditionNotes],
    [t.itemAge, offering.itemAge],
    [t.originalBrand, offering.originalBrand],
    [t.dates, availability.availableDates.map(formatDate).join(', ')],
    [t.times, availability.preferredTimes.join(', ')],
    [t.notes, availability.notes],
    [t.reviewed, reviewedAt && formatSingaporeDateTime(reviewedAt, serverNow())],
    [t.yourWords, [adminNotes, reason, thankYou].filter(Boolean).join('\n')],
  ]
  return all.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}

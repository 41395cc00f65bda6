import { offeringFiguresMessages } from '@registry/shared/messages/offerings/offering-figures'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { paths } from '../../../lib/url/paths.ts'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { formatSingaporeDateTime } from '../format/format-singapore-date-time.ts'
import { OfferingStatusChip } from './card/offering-status-chip.tsx'
import { useMyOfferings } from './queries/offerings-queries.ts'
import offeringStatisticsStyles from './statistics/offering-statistics.module.css'

const t = offeringFiguresMessages.mine

/** Offerings that the owner made on other registries; renders nothing without any. */
export function MyOfferingsPanel({ email }: { email: string }) {
  const { data } = useMyOfferings(email)
  if (!data || data.length === 0) return null
  return (
    <Card
      above={32}
      pad={20}
      canBreak
      className={offeringStatisticsStyles.sharingMine}
      aria-labelledby="my-offerings"
    >
      <Text as="h2" size={18} weight={600} id="my-offerings">
        {t.title}
      </Text>
      <p className="muted">{t.lead}</p>
      <Box as="ul" line="between">
        {data.map(({ id, itemName, status, createdAt, registrySlug, registryTitle, thankYou }) => (
          <Inline as="li" key={id} gap={12} align="start" justify="between">
            <div>
              <p className="strong" dir="auto">
                {itemName}
              </p>
              <p className="hint">
                <a href={paths.registry(registrySlug)} dir="auto">
                  {t.to(registryTitle)}
                </a>{' '}
                <time dateTime={createdAt}>{formatSingaporeDateTime(createdAt, serverNow())}</time>
              </p>
              {thankYou && (
                <p className="quote" dir="auto">
                  {thankYou}
                </p>
              )}
            </div>
            <OfferingStatusChip status={status} labels={t.status} />
          </Inline>
        ))}
      </Box>
    </Card>
  )
}

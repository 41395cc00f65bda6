import { offeringsMessages as t } from '@registry/shared/messages/offerings/offerings'
import { Copy } from 'lucide-react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import styles from './offerings.module.css'
import type { OfferingList } from './queries/offerings-queries.ts'

const BONES = ['first', 'second'] as const

export function OfferingsSkeleton() {
  return (
    <Stack
      as="section"
      gap={20}
      className={styles.sharings}
      aria-busy="true"
      aria-label={t.loading}
    >
      {BONES.map(bone => (
        <Card
          as="div"
          key={bone}
          canBreak
          className={`column ${styles.sharing} is-bone`}
          aria-hidden="true"
        >
          <Inline gap={16} className={styles.sharingHead}>
            <Thumbnail className={`${styles.sharingPicture} bone`} />
            <Stack gap={10} justify="start" grows shrinks>
              <Skeleton width="38%" />
              <Skeleton width="64%" />
              <Skeleton width="52%" />
            </Stack>
          </Inline>
        </Card>
      ))}
    </Stack>
  )
}

interface NoOfferingsProps {
  list: OfferingList
  /** The sharing link; undefined while visitors cannot make offerings. */
  link: string | undefined
}

/** The empty state of a list, with a button that copies the sharing link. */
export function NoOfferings({ list, link }: NoOfferingsProps) {
  const { title, text } = t.empty[list]
  return (
    <div className="stack">
      <EmptyState
        heading="h3"
        picture={<Illustration of="full-basket" />}
        title={title}
        action={
          link &&
          list !== 'accepted' && (
            <Button look="outline" onClick={() => void copyLink(link)}>
              <Copy className="icon" aria-hidden="true" />
              {t.empty.copy}
            </Button>
          )
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) showToast('success', t.empty.copied)
  else showToast('error', t.empty.copyRefused(link), undefined, Infinity)
}

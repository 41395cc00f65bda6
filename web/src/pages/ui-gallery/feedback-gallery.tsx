import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { HiddenOnPageMark } from '../../ui/feedback/hidden-on-page-mark.tsx'
import { LiveRegion, useAnnouncement } from '../../ui/feedback/live-region.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { GalleryRow, GallerySection, GalleryState } from './gallery-section.tsx'
import styles from './ui-gallery.module.css'

const BANNERS = ['red', 'moss', 'apricot', 'money'] as const
const TOASTS = ['success', 'error', 'warning', 'info', 'default'] as const
const CHIPS = ['sky', 'moss', 'apricot', 'plum', 'red', 'rose', 'neutral'] as const

const PROGRESS = [
  { label: 'Nothing yet', percent: 0 },
  { label: 'A third', percent: 33 },
  { label: 'A third, and a third unconfirmed', percent: 33, extraPercent: 33 },
  { label: 'Rounded to 100, not full', percent: 100, isFull: false },
  { label: 'Full', percent: 100 },
  { label: 'More than full', percent: 140 },
]

const act = () => undefined

/** Messages, states and progress. */
export function FeedbackGallery() {
  return (
    <>
      <GallerySection name="Banner">
        {BANNERS.map(tone => (
          <GalleryState key={tone} caption={`tone="${tone}", with title and action`}>
            <Banner
              tone={tone}
              title="Two payments are waiting."
              action={
                <Button look="outline" size="sm">
                  Review them
                </Button>
              }
            >
              Please compare them with your bank statement.
            </Banner>
          </GalleryState>
        ))}
        <GalleryState caption="Text only" isWide>
          <Banner tone="apricot">Some prices could not be read.</Banner>
        </GalleryState>
      </GallerySection>
      <GallerySection name="HiddenOnPageMark">
        <GalleryRow caption="name, amount, both" isWide>
          <HiddenOnPageMark contribution={{ isNameHidden: true }} />
          <HiddenOnPageMark contribution={{ isAmountHidden: true }} />
          <HiddenOnPageMark contribution={{ isNameHidden: true, isAmountHidden: true }} />
        </GalleryRow>
      </GallerySection>
      <GallerySection name="Chip">
        <GalleryRow caption="All tones" isWide>
          {CHIPS.map(tone => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </GalleryRow>
        <GalleryRow caption="All tones with an icon" isWide>
          {CHIPS.map(tone => (
            <Chip key={tone} tone={tone} icon={CircleCheck}>
              {tone}
            </Chip>
          ))}
        </GalleryRow>
      </GallerySection>
      <GallerySection name="Progress">
        {PROGRESS.map(state => (
          <GalleryState key={state.label} caption={`${state.label}: ${state.percent} %`}>
            <Progress {...state} />
          </GalleryState>
        ))}
      </GallerySection>
      <GallerySection name="EmptyState">
        <GalleryState caption="With image, text and action">
          <EmptyState
            heading="h3"
            picture={<Illustration of="full-basket" />}
            title="No items yet"
            action={<Button>Add the first item</Button>}
          >
            <p>Paste a link from a shop, or fill in the form.</p>
          </EmptyState>
        </GalleryState>
        <GalleryState caption="Title only">
          <EmptyState heading="h3" title="No item matches" />
        </GalleryState>
      </GallerySection>
      <GallerySection name="Badge, Skeleton, Spinner">
        <GalleryRow caption="Badge: one digit, three digits; neutral, apricot, rose">
          <Badge>7</Badge>
          <Badge>128</Badge>
          <Badge tone="neutral">7</Badge>
          <Badge tone="apricot">7</Badge>
          <Badge tone="rose">128</Badge>
          <Badge tone="strong">7</Badge>
        </GalleryRow>
        <GalleryRow caption="Spinner beside its text">
          <Spinner />
          Loading …
        </GalleryRow>
        <GalleryState caption="Skeleton: a line">
          <Skeleton className={styles.line} />
        </GalleryState>
      </GallerySection>
      <GallerySection name="Card">
        <GalleryState caption="Its padding comes from the caller">
          <Card aria-label="Example card" pad={20}>
            Content of the card.
          </Card>
        </GalleryState>
      </GallerySection>
      <LiveRegionGallery />
      <GallerySection name="ToastRegion">
        <GalleryRow caption="Press to show">
          {TOASTS.map(kind => (
            <Button
              key={kind}
              look="outline"
              onClick={() => showToast(kind, `A toast of the type ${kind}.`)}
            >
              {kind}
            </Button>
          ))}
          <Button
            look="outline"
            onClick={() => showToast('success', 'Deleted.', { label: 'Undo', run: act })}
          >
            With an action
          </Button>
          <Button
            look="outline"
            onClick={() =>
              showToast('info', 'A new version is ready.', { label: 'Reload', run: act }, Infinity)
            }
          >
            Until it is closed
          </Button>
        </GalleryRow>
      </GallerySection>
    </>
  )
}

function LiveRegionGallery() {
  const [message, announce] = useAnnouncement()
  const [count, setCount] = useState(0)
  const add = () => {
    setCount(count + 1)
    announce(`${count + 1} announced`)
  }
  return (
    <GallerySection name="LiveRegion">
      <GalleryRow caption="Visually hidden; press to announce">
        <Button look="outline" onClick={add}>
          Announce
        </Button>
        <LiveRegion>{message}</LiveRegion>
      </GalleryRow>
    </GallerySection>
  )
}

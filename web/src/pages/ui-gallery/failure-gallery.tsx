import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { DeliveryFailure } from '../../ui/feedback/delivery-failure.tsx'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { NotLoadedBanner } from '../../ui/feedback/not-loaded-banner.tsx'
import { NotLoadedState } from '../../ui/feedback/not-loaded-state.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { RetryBanner } from '../../ui/feedback/retry-banner.tsx'
import { Text } from '../../ui/text/text.tsx'
import { GallerySection, GalleryState } from './gallery-section.tsx'

const act = () => undefined
const never = () => new Promise<object>(() => undefined)
const texts = { unanswered: 'It may have been saved.', tryAgain: 'Try again' }

/** Loading states and errors. */
export function FailureGallery() {
  return (
    <>
      <GallerySection name="DeliveryFailure">
        <GalleryState caption="With a retry button">
          <DeliveryFailure email="The receipt" onRetry={act} />
        </GalleryState>
        <GalleryState caption="Without">
          <DeliveryFailure email="The receipt" />
        </GalleryState>
      </GallerySection>
      <GallerySection name="FailureBanner">
        <GalleryState caption="Default">
          <FailureBanner title="The photos were not loaded." retry="Try again" onRetry={act} />
        </GalleryState>
      </GallerySection>
      <GallerySection name="NotLoadedBanner">
        {[false, true].map(isBusy => (
          <GalleryState key={String(isBusy)} caption={isBusy ? 'Busy' : 'Default'}>
            <NotLoadedBanner
              title="The history was not loaded."
              text="Everything is safe."
              retry={isBusy ? 'Loading …' : 'Load the history'}
              isBusy={isBusy}
              onRetry={act}
            />
          </GalleryState>
        ))}
      </GallerySection>
      <GallerySection name="NotLoadedState">
        <GalleryState caption="With a retry button">
          <NotLoadedState
            className={undefined}
            heading="h3"
            title="The items were not loaded"
            text="Everything is safe."
            retry="Load the items"
            error={new Error('offline')}
            onRetry={act}
          />
        </GalleryState>
      </GallerySection>
      <GallerySection name="RetryBanner">
        <GalleryState caption="Rejected. It scrolls into view, so it appears when pressed.">
          <Shown label="Show rejected">
            <RetryBanner
              failure={{ text: 'The sum is too high.', isUnanswered: false }}
              texts={texts}
              onAgain={act}
            />
          </Shown>
        </GalleryState>
        <GalleryState caption="Without a response">
          <Shown label="Show unanswered">
            <RetryBanner
              failure={{ text: 'There was no response.', isUnanswered: true }}
              texts={texts}
              onAgain={act}
            />
          </Shown>
        </GalleryState>
      </GallerySection>
      <GallerySection name="LoadFailed, OnDemand">
        <GalleryState caption="Loading; the text appears after a delay">
          <OnDemand load={never}>{() => null}</OnDemand>
        </GalleryState>
        <GalleryState caption="Failed. It covers a part of the page, so it appears when pressed.">
          <Shown label="Show failed">
            <LoadFailed />
          </Shown>
        </GalleryState>
      </GallerySection>
      <GallerySection name="ErrorBoundary, LazyBoundary">
        <GalleryState caption="ErrorBoundary: press to crash">
          <ErrorBoundary fallback={({ message }) => <Text tone="danger">{message}</Text>}>
            <Shown label="Crash">
              <Crash />
            </Shown>
          </ErrorBoundary>
        </GalleryState>
        <GalleryState caption="LazyBoundary: press to crash">
          <LazyBoundary>
            <Shown label="Fail to load">
              <Crash />
            </Shown>
          </LazyBoundary>
        </GalleryState>
      </GallerySection>
    </>
  )
}

/** Replaces its button by the children. */
function Shown({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return children
  return (
    <Button look="outline" onClick={() => setIsShown(true)}>
      {label}
    </Button>
  )
}

function Crash(): ReactNode {
  throw new Error('This component crashed.')
}

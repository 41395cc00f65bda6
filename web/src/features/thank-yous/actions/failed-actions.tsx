import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { ThankYouActions } from './use-thank-you-actions.ts'

/** Banners of failed actions, each with a button that retries it or opens its note. */
export function FailedActions({ actions: { failures, forget } }: { actions: ThankYouActions }) {
  return failures.map(({ key, words, label, resolve }) => (
    <Banner
      key={key}
      tone="red"
      role="alert"
      action={
        <Inline gap={8}>
          <Button look="outline" size="sm" onClick={() => runAndFocusHeading(resolve)}>
            {label}
          </Button>
          <Button look="quiet" size="sm" onClick={() => runAndFocusHeading(() => forget(key))}>
            {deskMessages.dismiss}
          </Button>
        </Inline>
      }
    >
      <span dir="auto">{words}</span>
    </Banner>
  ))
}

/** The clicked button unmounts with its banner, so the focus moves to the page heading. */
function runAndFocusHeading(action: () => void): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  action()
}

import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Thanking } from './use-thanking.ts'

/** Banners of failed actions, each with a retry button. */
export function Troubles({ thanking: { troubles, forget } }: { thanking: Thanking }) {
  return troubles.map(({ key, words, retry }) => (
    <Banner
      key={key}
      tone="red"
      role="alert"
      action={
        <div className="ty-trouble">
          <Button look="outline" size="sm" onClick={() => leave(retry)}>
            {deskMessages.retry}
          </Button>
          <Button look="quiet" size="sm" onClick={() => leave(() => forget(key))}>
            {deskMessages.dismiss}
          </Button>
        </div>
      }
    >
      <span dir="auto">{words}</span>
    </Banner>
  ))
}

/** The clicked button unmounts with its banner, so the focus moves to the page heading. */
function leave(act: () => void): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  act()
}

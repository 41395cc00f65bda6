import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Thanking } from './use-thanking.ts'

/** What could not be done, each with the way to try it again. */
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

/** The buttons go with what they do, so the focus moves on to the heading that counts what is left. */
function leave(act: () => void): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  act()
}

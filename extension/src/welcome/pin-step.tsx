import { welcomeMessages } from '@registry/shared/messages/welcome'
import { isPinned } from './browser-facts.ts'
import { Step } from './step.tsx'
import { useBrowserFact } from './use-browser-fact.ts'
import type { Browser } from './which-browser.ts'

const t = welcomeMessages.pin

/** How to pin the button, until it is. */
export function PinStep({ which }: { which: Browser }) {
  const isDone = useBrowserFact(isPinned) === true
  return (
    <Step title={t.title} isDone={isDone}>
      <div role="status">{isDone && <p>{t.done}</p>}</div>
      {!isDone && (
        <ul className="w-how">
          {t.steps[which].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Step>
  )
}

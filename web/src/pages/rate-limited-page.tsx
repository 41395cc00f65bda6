import { screenMessages } from '@registry/shared/messages/screens'
import { SleepingMoon } from '../art/sleeping-moon.tsx'
import { StateScreen } from './state-screen.tsx'
import { TryAgain } from './try-again.tsx'

const words = screenMessages.rateLimit

/** Too many requests came from one place. Takes seconds to wait. Works without scripts. */
export function RateLimitedPage({ retryAfterS }: { retryAfterS: number }) {
  return (
    <StateScreen picture={<SleepingMoon />} title={words.title}>
      <p>{words.text}</p>
      <TryAgain />
      <p className="hint">{words.wait(retryAfterS)}</p>
    </StateScreen>
  )
}

import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { SleepingMoon } from './art/sleeping-moon.tsx'
import { ScreenTitle } from './screen-title.tsx'

/** The background gave no answer, as when the extension was updated meanwhile. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<SleepingMoon />} {...t.broken} />
      </main>
      <footer className="foot">
        <button type="button" className="btn btn-primary btn-block" onClick={onRetry}>
          {t.tryAgain}
        </button>
      </footer>
    </>
  )
}

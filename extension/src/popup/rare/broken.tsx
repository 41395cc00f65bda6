import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import { Art } from './art.tsx'
import { ScreenTitle } from './screen-title.tsx'

/** The background gave no answer, as when the extension was updated meanwhile. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<Art of="nothing" />} {...quickAddScreens.broken} />
      </main>
      <footer className="foot">
        <button type="button" className="btn btn-primary btn-block" onClick={onRetry}>
          {t.tryAgain}
        </button>
      </footer>
    </>
  )
}

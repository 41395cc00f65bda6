import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { Illustration } from '../../ui/illustration.tsx'
import { ScreenTitle } from './screen-title.tsx'

/** Shown when the background did not respond, for example after an update of the extension. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<Illustration of="nothing" />} {...quickAddScreens.broken} />
      </main>
      <footer className="foot">
        <button type="button" className="btn btn-primary btn-block" onClick={onRetry}>
          {t.tryAgain}
        </button>
      </footer>
    </>
  )
}

import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import screenStyles from '../screen.module.css'
import screensStyles from '../screens.module.css'
import { summarizeQueue } from '../state/queue-summary.ts'
import type { Screen } from '../state/screen.ts'
import type { QuickAdd } from '../state/use-quick-add.ts'
import { Connect } from './screens/connect.tsx'
import { createScreenActions } from './screens/create-screen-actions.ts'
import { Duplicate } from './screens/duplicate.tsx'
import { NoProduct } from './screens/no-product.tsx'
import { QuantityIncreased } from './screens/quantity-increased.tsx'
import { Saved } from './screens/saved.tsx'
import { ScreenTitle } from './screens/screen-title.tsx'
import { SignIn } from './screens/sign-in.tsx'

interface LazyScreenProps {
  screen: Exclude<Screen, { name: 'reading' | 'draft' }>
  quickAdd: QuickAdd
}

/** Screens other than the draft of a product, in a chunk of their own. */
export function LazyScreen({ screen, quickAdd }: LazyScreenProps) {
  const { queue, isOnline, code } = quickAdd.state
  const actions = { ...quickAdd, ...createScreenActions(quickAdd) }
  switch (screen.name) {
    case 'broken':
      return <LoadError onRetry={quickAdd.reopen} />
    case 'connect':
      return <Connect {...screen} code={code} actions={actions} />
    case 'sign-in':
      return <SignIn {...screen} actions={actions} />
    case 'no-product':
      return (
        <NoProduct
          {...screen}
          waiting={summarizeQueue(queue)}
          isOnline={isOnline}
          actions={actions}
        />
      )
    case 'duplicate':
      return <Duplicate screen={screen} actions={actions} />
    case 'saved':
      return (
        <Saved
          screen={screen}
          entry={queue.find(({ key }) => key === screen.key)}
          actions={actions}
        />
      )
    case 'raised':
      return <QuantityIncreased item={screen.item} />
  }
}

/** Shown when the background did not respond, for example after an update of the extension. */
function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="nothing" {...quickAddScreens.broken} />
      </main>
      <footer className={screenStyles.foot}>
        <button type="button" className="btn btn-primary btn-block" onClick={onRetry}>
          {t.tryAgain}
        </button>
      </footer>
    </>
  )
}

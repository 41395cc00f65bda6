import type { Screen } from '../screen.ts'
import type { QuickAdd } from '../use-quick-add.ts'
import { waitingIn } from '../waiting.ts'
import { Broken } from './broken.tsx'
import { Connect } from './connect.tsx'
import { Duplicate } from './duplicate.tsx'
import { NoProduct } from './no-product.tsx'
import { Raised } from './raised.tsx'
import { rareActions } from './rare-actions.ts'
import { Saved } from './saved.tsx'
import { SignIn } from './sign-in.tsx'

interface RareScreenProps {
  screen: Exclude<Screen, { name: 'reading' | 'draft' }>
  quickAdd: QuickAdd
}

/** The screens that a popup on a product's page does not begin with: a script of their own. */
export function RareScreen({ screen, quickAdd }: RareScreenProps) {
  const { queue, isOnline, code } = quickAdd.state
  const actions = { ...quickAdd, ...rareActions(quickAdd) }
  switch (screen.name) {
    case 'broken':
      return <Broken onRetry={quickAdd.reopen} />
    case 'connect':
      return <Connect {...screen} code={code} actions={actions} />
    case 'sign-in':
      return <SignIn {...screen} actions={actions} />
    case 'no-product':
      return (
        <NoProduct {...screen} waiting={waitingIn(queue)} isOnline={isOnline} actions={actions} />
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
      return <Raised item={screen.item} />
  }
}

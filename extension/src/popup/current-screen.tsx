import { Broken } from './broken.tsx'
import { Connect } from './connect.tsx'
import { DraftForm } from './draft-form.tsx'
import { Duplicate } from './duplicate.tsx'
import { NoProduct } from './no-product.tsx'
import { Raised } from './raised.tsx'
import { Saved } from './saved.tsx'
import { SignIn } from './sign-in.tsx'
import { Skeleton } from './skeleton.tsx'
import type { QuickAdd } from './use-quick-add.ts'
import { waitingIn } from './waiting.ts'

/** What stands under the header. */
export function CurrentScreen({ quickAdd }: { quickAdd: QuickAdd }) {
  const { screen, queue, isOnline, code, categories } = quickAdd.state
  const waiting = waitingIn(queue)
  switch (screen.name) {
    case 'reading':
      return <Skeleton isLoading={screen.isLoading} />
    case 'broken':
      return <Broken onRetry={quickAdd.reopen} />
    case 'connect':
      return <Connect {...screen} code={code} actions={quickAdd} />
    case 'sign-in':
      return <SignIn {...screen} actions={quickAdd} />
    case 'no-product':
      return <NoProduct {...screen} waiting={waiting} isOnline={isOnline} actions={quickAdd} />
    case 'draft':
      return (
        <DraftForm
          screen={screen}
          categories={categories}
          waiting={waiting}
          isOnline={isOnline}
          actions={quickAdd}
        />
      )
    case 'duplicate':
      return <Duplicate screen={screen} actions={quickAdd} />
    case 'saved':
      return (
        <Saved
          screen={screen}
          entry={queue.find(({ key }) => key === screen.key)}
          actions={quickAdd}
        />
      )
    case 'raised':
      return <Raised item={screen.item} />
  }
}

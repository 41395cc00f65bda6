import { DraftForm } from './draft-form.tsx'
import { Skeleton } from './skeleton.tsx'
import type { QuickAdd } from './use-quick-add.ts'
import { useRare } from './use-rare.ts'
import { waitingIn } from './waiting.ts'

/** What stands under the header. */
export function CurrentScreen({ quickAdd }: { quickAdd: QuickAdd }) {
  const { screen, queue, isOnline, categories } = quickAdd.state
  const isRare = screen.name !== 'reading' && screen.name !== 'draft'
  const { RareScreen } = useRare(isRare)
  if (screen.name === 'reading') return <Skeleton isLoading={screen.isLoading} />
  if (screen.name === 'draft') {
    return (
      <DraftForm
        screen={screen}
        categories={categories}
        waiting={waitingIn(queue)}
        isOnline={isOnline}
        actions={quickAdd}
      />
    )
  }
  return RareScreen ? (
    <RareScreen screen={screen} quickAdd={quickAdd} />
  ) : (
    <Skeleton isLoading={false} />
  )
}

import { DraftForm } from './draft-form/draft-form.tsx'
import { Skeleton } from './skeleton.tsx'
import { summarizeQueue } from './state/queue-summary.ts'
import type { QuickAdd } from './state/use-quick-add.ts'
import { useLazyParts } from './use-lazy-parts.ts'

/** The current screen below the header. */
export function CurrentScreen({ quickAdd }: { quickAdd: QuickAdd }) {
  const { screen, queue, isOnline, categories } = quickAdd.state
  const isLazy = screen.name !== 'reading' && screen.name !== 'draft'
  const { LazyScreen } = useLazyParts(isLazy)
  if (screen.name === 'reading') return <Skeleton isLoading={screen.isLoading} />
  if (screen.name === 'draft') {
    return (
      <DraftForm
        key={screen.draft.key}
        screen={screen}
        categories={categories}
        waiting={summarizeQueue(queue)}
        isOnline={isOnline}
        actions={quickAdd}
      />
    )
  }
  return LazyScreen ? (
    <LazyScreen screen={screen} quickAdd={quickAdd} />
  ) : (
    <Skeleton isLoading={false} />
  )
}

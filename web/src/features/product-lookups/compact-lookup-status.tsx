import { Banner } from '../../ui/feedback/banner.tsx'
import { Box } from '../../ui/layout/box.tsx'
import { explainFailure } from './lookup-failure.tsx'
import type { LookupState } from './lookup-state.ts'
import { FoundBanner, LookupStep } from './lookup-status.tsx'

interface CompactLookupStatusProps {
  state: LookupState
  toCheck: string | undefined
  hasEditedFields: boolean
  onReadAgain: () => void
}

/** A compact lookup status for the manual form. */
export function CompactLookupStatus({ state, ...found }: CompactLookupStatusProps) {
  return (
    <Box pad="inset-top" className="gone-if-empty" role="status">
      {state.status === 'loading' && <LookupStep state={state} />}
      {(state.status === 'success' || state.status === 'partial') && (
        <FoundBanner state={state} {...found} />
      )}
      {state.status === 'failed' && (
        <Banner tone="apricot" title={explainFailure(state).title}>
          {state.error}
        </Banner>
      )}
    </Box>
  )
}

import { Banner } from '../../ui/banner.tsx'
import { failedTitle } from './failed-reading.tsx'
import type { LookupState } from './lookup-state.ts'
import { FoundBanner, Stage } from './reader-status.tsx'

interface ReaderNewsProps {
  state: LookupState
  toCheck: string | undefined
  hasKept: boolean
  onReadAgain: () => void
}

/** A compact lookup status for the manual form. */
export function ReaderNews({ state, ...found }: ReaderNewsProps) {
  return (
    <div className="reader-news" role="status">
      {state.status === 'loading' && <Stage state={state} />}
      {(state.status === 'success' || state.status === 'partial') && (
        <FoundBanner state={state} {...found} />
      )}
      {state.status === 'failed' && (
        <Banner tone="apricot" title={failedTitle(state)}>
          {state.error}
        </Banner>
      )}
    </div>
  )
}

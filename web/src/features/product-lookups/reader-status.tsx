import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { Store } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedReading } from './failed-reading.tsx'
import type { LookupState, Reading } from './lookup-state.ts'
import { shopHost } from './shop-host.ts'

const { reader } = lookupMessages

interface ReaderStatusProps {
  state: LookupState
  /** The fields that want a look before saving, in words. */
  toCheck: string | undefined
  /** Whether a field kept what was typed into it. */
  hasKept: boolean
  onReadAgain: () => void
  onAddManually: () => void
  onClear: () => void
}

/** How reading a link goes, under it. What changes is read out when there is a pause. */
export function ReaderStatus(props: ReaderStatusProps) {
  const { state, onAddManually, onClear } = props
  return (
    <>
      <div role="status">
        {state.status === 'loading' && <Stage state={state} />}
        {(state.status === 'success' || state.status === 'partial') && (
          <FoundBanner {...props} state={state} />
        )}
      </div>
      {state.status === 'idle' && (
        <p className="reader-idle">
          <Store className="icon" aria-hidden="true" />
          {reader.idle}
        </p>
      )}
      {state.status === 'loading' && (
        <p className="reading-hint">
          {reader.readingHint}{' '}
          <button type="button" className="text-link" onClick={onAddManually}>
            {reader.fillIn}
          </button>{' '}
          {reader.meanwhile}
        </p>
      )}
      {state.status === 'failed' && (
        <FailedReading state={state} onAddManually={onAddManually} onClear={onClear} />
      )}
    </>
  )
}

/** What is being tried, in words. */
export function Stage({ state: { url, stage } }: { state: Reading }) {
  return (
    <p className="reading">
      <span className="spin" aria-hidden="true" />
      <span className="strong">
        {stage ? reader.stages[stage](shopHost(url)) : lookupMessages.loading}
      </span>
    </p>
  )
}

type Found = Extract<LookupState, { status: 'success' | 'partial' }>

/** What was found, and which fields want a look. */
export function FoundBanner({
  state,
  toCheck,
  hasKept,
  onReadAgain,
}: Pick<ReaderStatusProps, 'toCheck' | 'hasKept' | 'onReadAgain'> & { state: Found }) {
  const sentences = [
    state.isCached && reader.cached,
    toCheck ? reader.toCheck(toCheck) : reader.foundAll,
    hasKept && reader.keptTyped,
  ]
  return (
    <Banner
      tone={toCheck ? 'apricot' : 'moss'}
      title={reader.found(shopHost(state.product.sourceUrl))}
      action={
        <Button look="outline" size="sm" onClick={onReadAgain}>
          {reader.readAgain}
        </Button>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Banner>
  )
}

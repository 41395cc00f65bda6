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
  /** Names of the fields to check before saving. */
  toCheck: string | undefined
  /** True when a field kept the owner's edit. */
  hasKept: boolean
  onReadAgain: () => void
  onAddManually: () => void
  onClear: () => void
}

/** Status of the lookup below the URL field, announced through a live region. */
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

/** The current step of a pending lookup. */
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

/** The result of a lookup and the fields to check. */
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

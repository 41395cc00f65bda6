import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { LookupFailure } from './lookup-failure.tsx'
import type { LookupState, PendingLookup } from './lookup-state.ts'
import styles from './product-lookup-form.module.css'
import { retailerHost } from './retailer-host.ts'
import { useLookupStage } from './use-lookup-stage.ts'

const { reader } = lookupMessages

interface LookupStatusProps {
  state: LookupState
  /** Names of the fields to check before saving. */
  toCheck: string | undefined
  /** True when an edited field was not overwritten. */
  hasEditedFields: boolean
  onReadAgain: () => void
  onAddManually: () => void
  onClear: () => void
  /** What works without the page, for a retailer that blocks servers. */
  alternative?: ReactNode
}

/** Status of the lookup below the URL field, announced through a live region. */
export function LookupStatus(props: LookupStatusProps) {
  const { state, onAddManually, onClear, alternative } = props
  return (
    <>
      <div className="gone-if-empty" role="status">
        {state.status === 'loading' && <LookupStep state={state} />}
        {(state.status === 'success' || state.status === 'partial') && (
          <FoundBanner {...props} state={state} />
        )}
      </div>
      {state.status === 'idle' && (
        <Inline as="p" gap={8} tone="muted">
          <Store className="icon" aria-hidden="true" />
          {reader.idle}
        </Inline>
      )}
      {state.status === 'loading' && (
        <p className={`muted ${styles.readingHint}`}>
          {reader.readingHint}{' '}
          <button type="button" className="link weight-500" onClick={onAddManually}>
            {reader.fillIn}
          </button>{' '}
          {reader.meanwhile}
        </p>
      )}
      {state.status === 'failed' && (
        <LookupFailure
          state={state}
          onAddManually={onAddManually}
          onClear={onClear}
          alternative={alternative}
        />
      )}
    </>
  )
}

/** The current step of a pending lookup. */
export function LookupStep({ state: { url, lookupId } }: { state: PendingLookup }) {
  const stage = useLookupStage(lookupId)
  return (
    <Inline as="p" gap={12} align="center">
      <Spinner />
      <span className="strong">
        {stage ? reader.stages[stage](retailerHost(url)) : lookupMessages.loading}
      </span>
    </Inline>
  )
}

type FoundState = Extract<LookupState, { status: 'success' | 'partial' }>

/** The result of a lookup and the fields to check. */
export function FoundBanner({
  state,
  toCheck,
  hasEditedFields,
  onReadAgain,
}: Pick<LookupStatusProps, 'toCheck' | 'hasEditedFields' | 'onReadAgain'> & { state: FoundState }) {
  const sentences = [
    state.isCached && reader.cached,
    toCheck ? reader.toCheck(toCheck) : reader.foundAll,
    hasEditedFields && reader.keptTyped,
  ]
  return (
    <Banner
      tone={toCheck ? 'apricot' : 'moss'}
      title={reader.found(retailerHost(state.product.sourceUrl))}
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

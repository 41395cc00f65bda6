import { parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import itemFormStyles from '../items/form/item-form.module.css'
import type { LookupState } from './lookup-state.ts'
import { LookupStatus } from './lookup-status.tsx'
import styles from './product-lookup-form.module.css'

const { reader } = lookupMessages

interface ProductLookupFormProps {
  state: LookupState
  link: string
  /** Validation error of the URL, found on save. */
  linkError: string | undefined
  /** Receives the typed or pasted text: a URL, or a share text that contains one. */
  onLinkChange: (text: string) => void
  onRead: (options?: { refresh: boolean }) => void
  /** Aborts a pending lookup, or removes its values from the form. */
  onClear: () => void
  onAddManually: () => void
  /** Names of the fields to check before saving. */
  toCheck: string | undefined
  /** True when an edited field was not overwritten. */
  hasEditedFields: boolean
  /** What works without the page, for a retailer that blocks servers. */
  alternative?: ReactNode
}

/** The product URL field and the status of its lookup. */
export function ProductLookupForm(props: ProductLookupFormProps) {
  const { state, link, linkError, onLinkChange, onRead, onClear, onAddManually } = props
  const [error, setError] = useState<string>()
  const row = useRef<HTMLFormElement>(null)
  useFocusRestored(row, state.status)
  const isRead = state.status === 'success' || state.status === 'partial'

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = urlError(link)
    setError(wrong)
    if (!wrong) onRead()
  }

  return (
    <Stack gap={16} pad={isRead ? 'inset-top' : 'inset'}>
      <Inline
        as="form"
        gap={12}
        align="start"
        ref={row}
        className={styles.readerRow}
        onSubmit={submit}
        noValidate
      >
        <Field
          label={reader.label}
          type="url"
          inputMode="url"
          name="link"
          autoComplete="off"
          placeholder={reader.placeholder}
          error={error ?? linkError}
          value={link}
          readOnly={state.status === 'loading'}
          onChange={event => {
            setError(undefined)
            onLinkChange(event.target.value)
          }}
        />
        <LookupButton state={state} isOther={isNewUrl(state, link)} onClear={onClear} />
      </Inline>
      <LookupStatus
        state={state}
        toCheck={props.toCheck}
        hasEditedFields={props.hasEditedFields}
        onReadAgain={() => onRead({ refresh: true })}
        onAddManually={onAddManually}
        onClear={onClear}
        alternative={props.alternative}
      />
      {state.status === 'loading' && <LookupSkeleton />}
    </Stack>
  )
}

/** Moves the focus to the current button when the focused one was replaced. */
function useFocusRestored(
  row: RefObject<HTMLFormElement | null>,
  status: LookupState['status'],
): void {
  const last = useRef(status)
  useLayoutEffect(() => {
    if (last.current === status) return
    last.current = status
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [row, status])
}

function urlError(link: string): string | undefined {
  if (link.trim() === '') return lookupMessages.urlRequired
  const { success } = z.safeParse(parseProductUrl.body.shape.url, link)
  return success ? undefined : lookupMessages.urlInvalid
}

/** Returns whether the field holds a different URL than the last lookup. */
function isNewUrl(state: LookupState, link: string): boolean {
  if (state.status === 'idle') return true
  const known = [state.url, 'product' in state && state.product.sourceUrl]
  return !known.includes(link.trim())
}

/**
 * Different keys: without them, React would turn the clicked button into a submit button, and the click would submit.
 */
function LookupButton({
  state,
  isOther,
  onClear,
}: Pick<ProductLookupFormProps, 'state' | 'onClear'> & { isOther: boolean }) {
  if (state.status !== 'loading' && isOther) {
    return (
      <Button key="fetch" type="submit">
        {reader.fetch}
      </Button>
    )
  }
  if (state.status === 'failed') {
    return (
      <Button key="again" type="submit" look="outline">
        {reader.again}
      </Button>
    )
  }
  return (
    <Button key="clear" look="outline" onClick={onClear}>
      {state.status === 'loading' ? reader.stop : reader.clear}
    </Button>
  )
}

/** Placeholder in the shape of the form while the lookup is pending. */
function LookupSkeleton() {
  return (
    <Stack className={itemFormStyles.formBody} gap={32} aria-hidden="true">
      <div className="field-row">
        <Skeleton className="spans-columns radius-12" height={48} />
        <Skeleton className="radius-12" height={48} />
        <Skeleton className="radius-12" height={48} />
        <Skeleton className="spans-columns radius-12" height={84} />
      </div>
      <Skeleton className="radius-12 not-on-phones" height={212} />
    </Stack>
  )
}

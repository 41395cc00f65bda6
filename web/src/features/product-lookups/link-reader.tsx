import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { isLink } from './is-link.ts'
import { linkIn } from './link-in.ts'
import type { LookupState } from './lookup-state.ts'
import { ReaderStatus } from './reader-status.tsx'
import { ReadingSkeleton } from './reading-skeleton.tsx'

const { reader } = lookupMessages

interface LinkReaderProps {
  state: LookupState
  link: string
  /** Validation error of the URL, found on save. */
  linkError: string | undefined
  onLinkChange: (link: string) => void
  onRead: (options?: { refresh: boolean }) => void
  /** Aborts a pending lookup, or removes its values from the form. */
  onClear: () => void
  onAddManually: () => void
  /** Names of the fields to check before saving. */
  toCheck: string | undefined
  /** True when a field kept the owner's edit. */
  hasKept: boolean
}

/** The product URL field and the status of its lookup. */
export function LinkReader(props: LinkReaderProps) {
  const { state, link, linkError, onLinkChange, onRead, onClear, onAddManually } = props
  const [error, setError] = useState<string>()
  const row = useRef<HTMLFormElement>(null)
  useFocusKept(row, state.status)
  const isRead = state.status === 'success' || state.status === 'partial'

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = whatIsWrong(link)
    setError(wrong)
    if (!wrong) onRead()
  }

  return (
    <div className={isRead ? 'reader' : 'reader is-alone'}>
      <form ref={row} className="reader-row" onSubmit={submit} noValidate>
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
            onLinkChange(linkIn(event.target.value))
          }}
        />
        <ReaderButton state={state} isOther={isOtherLink(state, link)} onClear={onClear} />
      </form>
      <ReaderStatus
        state={state}
        toCheck={props.toCheck}
        hasKept={props.hasKept}
        onReadAgain={() => onRead({ refresh: true })}
        onAddManually={onAddManually}
        onClear={onClear}
      />
      {state.status === 'loading' && <ReadingSkeleton />}
    </div>
  )
}

/** Moves the focus to the current button when the focused one was replaced. */
function useFocusKept(row: RefObject<HTMLFormElement | null>, status: LookupState['status']): void {
  const last = useRef(status)
  useLayoutEffect(() => {
    if (last.current === status) return
    last.current = status
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [row, status])
}

function whatIsWrong(link: string): string | undefined {
  if (link.trim() === '') return lookupMessages.urlRequired
  return isLink(link) ? undefined : lookupMessages.urlInvalid
}

/** Returns whether the field holds a different URL than the last lookup. */
function isOtherLink(state: LookupState, link: string): boolean {
  if (state.status === 'idle') return true
  const known = [state.url, 'product' in state && state.product.sourceUrl]
  return !known.includes(link.trim())
}

/**
 * Different keys: without them, React would turn the clicked button into a submit button, and the click would submit.
 */
function ReaderButton({
  state,
  isOther,
  onClear,
}: Pick<LinkReaderProps, 'state' | 'onClear'> & { isOther: boolean }) {
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

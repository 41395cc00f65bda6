import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { isLink } from './is-link.ts'
import { ReaderStatus } from './reader-status.tsx'
import type { LookupState } from './use-product-lookup.ts'

const { reader } = lookupMessages

interface LinkReaderProps {
  state: LookupState
  link: string
  /** What is wrong with the link, as saving found it. */
  linkError: string | undefined
  onLinkChange: (link: string) => void
  onRead: () => void
  /** Stops a reading, or takes its result back. */
  onClear: () => void
  onAddManually: () => void
  /** How many fields want a look before saving. */
  toCheck: number
}

/** The link of a product, and how reading it goes. */
export function LinkReader(props: LinkReaderProps) {
  const { state, link, linkError, onLinkChange, onRead, onClear, onAddManually, toCheck } = props
  const [error, setError] = useState<string>()
  const isRead = state.status === 'success' || state.status === 'partial'

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = whatIsWrong(link)
    setError(wrong)
    if (!wrong) onRead()
  }

  return (
    <div className={isRead ? 'reader' : 'reader is-alone'}>
      <form className="reader-row" onSubmit={submit} noValidate>
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
        <ReaderButton state={state} isBlank={link.trim() === ''} onClear={onClear} />
      </form>
      <ReaderStatus state={state} toCheck={toCheck} onAddManually={onAddManually} />
    </div>
  )
}

function whatIsWrong(link: string): string | undefined {
  if (link.trim() === '') return lookupMessages.urlRequired
  return isLink(link) ? undefined : lookupMessages.urlInvalid
}

/** Each button is another element: one that turned into a submit button under a click would submit. */
function ReaderButton({
  state,
  isBlank,
  onClear,
}: Pick<LinkReaderProps, 'state' | 'onClear'> & { isBlank: boolean }) {
  if (state.status === 'idle') {
    return (
      <Button key="fetch" type="submit" disabled={isBlank}>
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

import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import type { KeywordProblem } from './keyword-list.ts'

const { helper } = suggestionMessages

/** Length of the maximum number of keywords, separated by a comma and a space. */
const TYPED_MAX = (KEYWORD_LENGTH_MAX + 2) * KEYWORDS_MAX

interface OwnKeywordFieldProps {
  input: RefObject<HTMLInputElement | null>
  add: (typed: string) => KeywordProblem | undefined
}

/** A field for own keywords. It is nested in the item form, so Enter must not submit that form. */
export function OwnKeywordField({ input, add }: OwnKeywordFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<KeywordProblem>()
  const submit = () => {
    const wrong = add(typed)
    setProblem(wrong)
    if (!wrong) setTyped('')
    input.current?.focus()
  }
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <input
          ref={input}
          className="input input-small"
          aria-label={helper.add}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && id}
          placeholder={helper.add}
          autoComplete="off"
          dir="auto"
          maxLength={TYPED_MAX}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={submitByEnter}
        />
        <Button look="outline" size="sm" disabled={typed.trim() === ''} onClick={submit}>
          {helper.addButton}
        </Button>
      </Inline>
      {problem && <FieldError id={id}>{helper[problem]}</FieldError>}
    </Stack>
  )
}

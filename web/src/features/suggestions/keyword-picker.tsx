import { KEYWORD_LENGTH_MAX } from '@registry/shared/contract/suggestions'
import { suggestionMessages } from '@registry/shared/messages/suggestions'
import { Check, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import type { Keyword, KeywordProblem } from './keyword-list.ts'

const { helper } = suggestionMessages
const BONES = ['first', 'second', 'third', 'fourth'] as const

interface KeywordPickerProps {
  keywords: Keyword[]
  isAsking: boolean
  /** Why they are not a model's. */
  warning: string | undefined
  /** There is no model, so asking again changes nothing. */
  isOff: boolean
  retry: () => void
  /** Takes over what was typed, or says why it cannot. */
  add: (typed: string) => KeywordProblem | undefined
  toggle: (keyword: Keyword) => void
}

/** Keywords to choose from, and a field for one's own. */
export function KeywordPicker(props: KeywordPickerProps) {
  const { keywords, isAsking, warning, isOff, retry, add, toggle } = props
  const own = useRef<HTMLInputElement>(null)
  // A keyword of one's own goes when it is taken away; the keyboard stays beside it.
  const press = (keyword: Keyword) => {
    toggle(keyword)
    if (keyword.isTyped) own.current?.focus()
  }
  return (
    <fieldset className="keywords" aria-busy={isAsking}>
      <legend className="label">{helper.keywords}</legend>
      <p className="hint">{helper.keywordsHint}</p>
      <ul>
        {keywords.map(keyword => (
          <li key={keyword.word.toLowerCase()}>
            <KeywordChip keyword={keyword} onPress={() => press(keyword)} />
          </li>
        ))}
        {isAsking && keywords.length === 0 && <Bones />}
      </ul>
      <div className="keywords-news" role="status">
        {isAsking && <p className="vh">{helper.looking}</p>}
        {warning && !isAsking && <Warning text={warning} onRetry={isOff ? undefined : retry} />}
      </div>
      <OwnKeyword input={own} add={add} />
    </fieldset>
  )
}

function Warning({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  if (!onRetry) return <p className="hint">{text}</p>
  const again = (
    <Button look="outline" size="sm" onClick={onRetry}>
      {helper.again}
    </Button>
  )
  return (
    <Banner tone="apricot" action={again}>
      {text}
    </Banner>
  )
}

function KeywordChip({ keyword, onPress }: { keyword: Keyword; onPress: () => void }) {
  const { word, isOn, isTyped } = keyword
  const Icon = isTyped ? X : isOn ? Check : Plus
  return (
    <button
      type="button"
      className="keyword"
      aria-pressed={isTyped ? undefined : isOn}
      aria-label={isTyped ? helper.remove(word) : undefined}
      onClick={onPress}
      data-on={isOn || undefined}
    >
      <span dir="auto">{word}</span>
      <Icon className="icon icon-16" aria-hidden="true" />
    </button>
  )
}

interface OwnKeywordProps {
  input: React.RefObject<HTMLInputElement | null>
  add: (typed: string) => KeywordProblem | undefined
}

/** Inside the item's form, which Enter must not send. */
function OwnKeyword({ input, add }: OwnKeywordProps) {
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
    <div className="keyword-own">
      <input
        ref={input}
        className="input"
        aria-label={helper.add}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
        placeholder={helper.add}
        autoComplete="off"
        dir="auto"
        maxLength={(KEYWORD_LENGTH_MAX + 2) * 10}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={submitByEnter}
      />
      <Button look="outline" size="sm" disabled={typed.trim() === ''} onClick={submit}>
        {helper.addButton}
      </Button>
      {problem && <FieldError id={id}>{helper[problem]}</FieldError>}
    </div>
  )
}

function Bones() {
  return BONES.map(bone => (
    <li key={bone} aria-hidden="true">
      <span className="bone" />
    </li>
  ))
}

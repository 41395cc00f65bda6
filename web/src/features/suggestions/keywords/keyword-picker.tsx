import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { Check, Plus, X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from '../suggestions.module.css'
import type { Keyword, KeywordProblem } from './keyword-list.ts'
import { OwnKeywordField } from './own-keyword-field.tsx'

const { helper } = suggestionMessages
const BONES = ['first', 'second', 'third', 'fourth'] as const

interface KeywordPickerProps {
  keywords: Keyword[]
  isAsking: boolean
  /** Why the suggestions do not come from a model. */
  warning: string | undefined
  /** True without a language model, so a retry is pointless. */
  isOff: boolean
  retry: () => void
  /** Adds the typed keywords, or returns the problem. */
  add: (typed: string) => KeywordProblem | undefined
  toggle: (keyword: Keyword) => void
}

/** Suggested keywords as toggle buttons, and a field for own keywords. */
export function KeywordPicker(props: KeywordPickerProps) {
  const { keywords, isAsking, warning, isOff, retry, add, toggle } = props
  const own = useRef<HTMLInputElement>(null)
  useFocusRestored(own, warning)
  // An own keyword unmounts when removed: move the focus to the field.
  const press = (keyword: Keyword) => {
    toggle(keyword)
    if (keyword.isCustom) own.current?.focus()
  }
  return (
    <fieldset aria-busy={isAsking}>
      <legend className="label">{helper.keywords}</legend>
      <p className="hint">{helper.keywordsHint}</p>
      <Inline as="ul" gap={8} wrap above={8} below={8}>
        {keywords.map(keyword => (
          <li key={keyword.word.toLowerCase()}>
            <KeywordChip keyword={keyword} onPress={() => press(keyword)} />
          </li>
        ))}
        {isAsking && keywords.length === 0 && <KeywordSkeleton />}
      </Inline>
      <div className={styles.keywordsNews} role="status">
        {isAsking && <p className="vh">{helper.looking}</p>}
        {warning && <Warning text={warning} onRetry={isOff ? undefined : retry} />}
      </div>
      <OwnKeywordField input={own} add={add} />
    </fieldset>
  )
}

/** Moves the focus to the field when the focused retry button unmounts. */
function useFocusRestored(
  own: RefObject<HTMLInputElement | null>,
  warning: string | undefined,
): void {
  const last = useRef(warning)
  useLayoutEffect(() => {
    const isGone = last.current !== undefined && warning === undefined
    last.current = warning
    if (isGone && document.activeElement === document.body) own.current?.focus()
  }, [own, warning])
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
  const { word, isSelected, isCustom } = keyword
  const Icon = isCustom ? X : isSelected ? Check : Plus
  return (
    <button
      type="button"
      className="choice-small inline-row gap-4"
      aria-pressed={isCustom ? undefined : isSelected}
      aria-label={isCustom ? helper.remove(word) : undefined}
      onClick={onPress}
      data-on={isSelected || undefined}
    >
      <span dir="auto">{word}</span>
      <Icon className="icon icon-16" aria-hidden="true" />
    </button>
  )
}

function KeywordSkeleton() {
  return BONES.map(bone => (
    <li key={bone} aria-hidden="true">
      <Skeleton className="block fill-surface" width="96px" height={36} />
    </li>
  ))
}

import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { CircleAlert, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { scrollToElement } from '../../../lib/browser/scroll-behavior.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { ProductFacts } from '../keywords/use-keywords.ts'
import styles from '../suggestions.module.css'
import { useDescription } from './use-description.ts'

const { helper } = suggestionMessages

interface DescriptionWriterProps {
  facts: ProductFacts
  keywords: string[]
  /** True without a language model: only the keywords are available. */
  isOff: boolean
  onUse: (description: string) => void
  onInsert: (keywords: string[]) => void
}

/** Generates a description and previews it before it replaces the current one. */
export function DescriptionWriter(props: DescriptionWriterProps) {
  const { facts, keywords, isOff, onUse, onInsert } = props
  const { name, category, description } = facts
  const { isPending, result, generate, clear } = useDescription({ name, category, keywords })
  const generateButton = useRef<HTMLButtonElement>(null)
  const discard = () => {
    clear()
    generateButton.current?.focus()
  }
  const text = result && 'text' in result ? result.text : undefined
  const hasFailed = result !== undefined && text === undefined
  return (
    <Stack gap={12}>
      <div className="gone-if-empty" role="status">
        {text && <p className="vh">{helper.ready}</p>}
        {result && 'error' in result && <Problem {...result} />}
      </div>
      {text && <Preview text={text} isReplacing={description.trim() !== ''} />}
      <Inline gap={8} wrap className="fills-on-phones">
        {text && (
          <Button key="use" look="tonal" size="sm" onClick={() => onUse(text)}>
            {helper.use}
          </Button>
        )}
        {!isOff && (
          // A single button element keeps the focus when its label changes.
          <Button
            key="ask"
            ref={generateButton}
            look={text ? 'outline' : 'tonal'}
            size="sm"
            aria-disabled={isPending}
            onClick={() => !isPending && generate()}
          >
            {isPending ? <Spinner /> : <Sparkles className="icon icon-16" aria-hidden="true" />}
            {isPending ? helper.writing : result ? helper.again : helper.write}
          </Button>
        )}
        {text && (
          <Button key="keep" look="quiet" size="sm" onClick={discard}>
            {helper.keep}
          </Button>
        )}
        {(isOff || hasFailed) && keywords.length > 0 && (
          <Button key="insert" look="outline" size="sm" onClick={() => onInsert(keywords)}>
            {helper.insert}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

/** Renders generated text as plain text only. */
function Preview({ text, isReplacing }: { text: string; isReplacing: boolean }) {
  const figure = useRef<HTMLElement>(null)
  useEffect(() => scrollToElement(figure.current, 'nearest'), [])
  return (
    <Stack
      as="figure"
      gap={8}
      ref={figure}
      fill="surface"
      line="around"
      pad={16}
      className={styles.suggestion}
      radius={12}
    >
      <figcaption className="label">{helper.suggested}</figcaption>
      <Text as="blockquote" size={16} canBreak className="keeps-lines" dir="auto">
        {text}
      </Text>
      <p className="hint">
        {isReplacing && <strong>{helper.replaces}</strong>} {helper.editable}
      </p>
    </Stack>
  )
}

function Problem({ error, code }: { error: string; code?: string }) {
  return (
    <div className="writer-problem">
      <p className="error">
        <CircleAlert className="icon icon-16" aria-hidden="true" />
        {error}
      </p>
      {code && <p className="hint">{helper.code(code)}</p>}
    </div>
  )
}

import { addItemMessages } from '@registry/shared/messages/items/add-item'
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import styles from './product-start.module.css'
import { type ProductInput, recognizeProductInput } from './recognize-product-input.ts'

const { start: t } = addItemMessages

interface ProductStartProps {
  onStart: (input: Exclude<ProductInput, { kind: 'empty' }>) => void
}

/** One field that starts a new item with a link, a share text or a name. A pasted link starts at once. */
export function ProductStart({ onStart }: ProductStartProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const start = (given: string) => {
    const input = recognizeProductInput(given)
    if (input.kind === 'empty') return setError(t.empty)
    setText('')
    onStart(input)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    start(text)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const { kind } = recognizeProductInput(pasted)
    if (text.trim() !== '' || kind === 'name' || kind === 'empty') return
    event.preventDefault()
    start(pasted)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An input method confirms its suggestion with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    start(text)
  }
  return (
    <form className={styles.start} onSubmit={submit} noValidate>
      <TextArea
        label={t.label}
        name="start"
        rows={2}
        dir="auto"
        autoComplete="off"
        placeholder={t.placeholder}
        error={error}
        value={text}
        onPaste={paste}
        onKeyDown={press}
        onChange={event => {
          setError(undefined)
          setText(event.target.value)
        }}
      />
      <div className={styles.startActions}>
        <Button type="submit" look="tonal">
          {t.submit}
        </Button>
      </div>
      <p className={styles.startOr}>{t.orFields}</p>
    </form>
  )
}

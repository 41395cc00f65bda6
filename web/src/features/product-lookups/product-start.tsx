import { addItemMessages } from '@registry/shared/messages/items/add-item'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useState,
} from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './product-start.module.css'
import { type ProductInput, recognizeProductInput } from './recognize-product-input.ts'

const { start: t } = addItemMessages

interface ProductStartProps {
  onStart: (input: Exclude<ProductInput, { kind: 'empty' }>) => void
  /** Receives a pasted or dropped photo. */
  onPhoto: (file: File) => void
  /** Button that chooses a photo. */
  photoPick: ReactNode
  /** Progress of the photo. */
  photoStatus: ReactNode
}

/** One field that starts a new item with a link, a share text, a photo or a name. A pasted link starts at once. */
export function ProductStart({ onStart, onPhoto, photoPick, photoStatus }: ProductStartProps) {
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
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    onPhoto(file)
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (file) {
      event.preventDefault()
      return onPhoto(file)
    }
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
    <Stack
      as="form"
      gap={12}
      fits
      pad="inset-top"
      className={classNames(styles.start, isOver && styles.isOver)}
      onSubmit={submit}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      noValidate
    >
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
      <Inline gap={8} wrap className="fills-on-phones">
        <Button type="submit" look="tonal">
          {t.submit}
        </Button>
        {photoPick}
      </Inline>
      {photoStatus}
      <Inline
        as="p"
        gap={12}
        align="center"
        size={12}
        tone="muted"
        above={4}
        className={styles.startOr}
      >
        {t.orFields}
      </Inline>
    </Stack>
  )
}

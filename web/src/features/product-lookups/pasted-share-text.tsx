import { addItemMessages } from '@registry/shared/messages/items/add-item'
import { readShareText, type SharedProduct } from '@registry/shared/sharing/read-share-text'
import { type ReactNode, useState } from 'react'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'

const { phone: t } = addItemMessages

interface PastedShareTextProps {
  /** Link of the shop that blocks servers. */
  url: string
  onShared: (shared: SharedProduct) => void
  /** Button that attaches a photo or screenshot, with its progress. */
  photo: ReactNode
}

/** Field for the share text of a shop's app, for products that only the owner's phone can see. */
export function PastedShareText({ url, onShared, photo }: PastedShareTextProps) {
  const [text, setText] = useState('')
  const name = readPasted(text, url)?.name
  const change = (next: string) => {
    setText(next)
    const shared = readPasted(next, url)
    if (shared?.name) onShared(shared)
  }
  return (
    <Stack gap={10} above={12} textAlign="start" className="parted">
      <Text as="h4" size={16} weight={600}>
        {t.title}
      </Text>
      <TextArea
        label={t.label}
        name="shareText"
        rows={3}
        dir="auto"
        autoComplete="off"
        placeholder={t.placeholder}
        hint={t.hint}
        value={text}
        onChange={event => change(event.target.value)}
      />
      <p className="gone-if-empty" role="status">
        {text.trim() !== '' && (name ? t.filled : t.nothing)}
      </p>
      {photo}
    </Stack>
  )
}

/** Reads a share text about the product at `url`; the text may lack its link. */
function readPasted(text: string, url: string): SharedProduct | undefined {
  const shared = readShareText(text) ?? readShareText(`${text}\n${url}`)
  return shared && { ...shared, url }
}

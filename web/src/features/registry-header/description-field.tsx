import { PICTURE_ALT_MAX } from '@registry/shared/contract/registry/registry-header'
import { registryHeaderMessages } from '@registry/shared/messages/registry/registry-header'
import { useEffect, useEffectEvent, useState } from 'react'
import { signedInUserId } from '../../lib/session/owner-session.ts'
import { Field } from '../../ui/forms/field.tsx'

const t = registryHeaderMessages.picture

interface DescriptionFieldProps {
  saved: string
  save: (text: string) => Promise<unknown>
}

/** Description of the image; saved when the field loses the focus or the page is left. */
export function DescriptionField({ saved, save }: DescriptionFieldProps) {
  // Undefined without unsaved text, so that text saved on another device is shown.
  const [typed, setTyped] = useState<string>()
  const [owner] = useState(signedInUserId)
  const saveTyped = () => {
    const text = typed?.trim()
    const end = () => setTyped(now => (now?.trim() === text ? undefined : now))
    if (text === saved) end()
    else if (text !== undefined) save(text).then(end, () => undefined)
  }
  const leave = useEffectEvent(() => {
    // The page is left too when another owner signs in, in another tab.
    if (signedInUserId() === owner) saveTyped()
  })
  // Back leaves the page without a blur event.
  useEffect(() => () => leave(), [])
  return (
    <Field
      label={t.describe}
      side={t.optional}
      hint={t.describeHint}
      dir="auto"
      maxLength={PICTURE_ALT_MAX}
      value={typed ?? saved}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={saveTyped}
    />
  )
}

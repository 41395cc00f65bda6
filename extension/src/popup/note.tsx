import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { useState } from 'react'
import type { DraftProps } from './draft-form.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** A note for the guests, folded away until it is wanted. */
export function Note({ draft, fields, edit }: DraftProps) {
  const [isOpen, setOpen] = useState(draft.note !== '')
  if (!isOpen && !fields.productDescription) {
    return (
      <button type="button" className="add-note" onClick={() => setOpen(true)}>
        <Icon of="plus" isSmall />
        {t.addNote}
      </button>
    )
  }
  return (
    <Field label={t.fields.note} error={fields.productDescription}>
      {control => (
        <textarea
          {...control}
          className="input"
          rows={2}
          dir="auto"
          maxLength={1000}
          // biome-ignore lint/a11y/noAutofocus: the owner just asked for this field
          autoFocus={draft.note === ''}
          value={draft.note}
          onChange={event => edit({ note: event.target.value })}
        />
      )}
    </Field>
  )
}

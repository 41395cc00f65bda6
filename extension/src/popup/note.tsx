import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DraftProps } from './draft-form.tsx'
import { Field } from './field.tsx'

/** A note for the guests, folded away until it is wanted. */
export function Note({ draft, fields, edit }: DraftProps) {
  const [isOpen, setOpen] = useState(draft.note !== '')
  if (!isOpen) {
    return (
      <button type="button" className="add-note" onClick={() => setOpen(true)}>
        <Plus className="icon icon-16" aria-hidden="true" />
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
          autoFocus
          value={draft.note}
          onChange={event => edit({ note: event.target.value })}
        />
      )}
    </Field>
  )
}

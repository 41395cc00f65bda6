import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { DraftProps } from '../../draft-form/draft-form.tsx'
import { Field } from '../../ui/field.tsx'

/** The owner's note to visitors. */
export function NoteField({ draft, fields, edit }: DraftProps) {
  return (
    <Field label={quickAddScreens.note} error={fields.productDescription}>
      {control => (
        <textarea
          {...control}
          className="input"
          rows={2}
          dir="auto"
          maxLength={1000}
          // biome-ignore lint/a11y/noAutofocus: the owner has just opened this field
          autoFocus={draft.note === ''}
          value={draft.note}
          onChange={event => edit({ note: event.target.value })}
        />
      )}
    </Field>
  )
}

import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { DraftProps } from '../../draft-form/draft-form.tsx'
import { Field } from '../../ui/field.tsx'

/** URL field of a draft entered by hand. */
export function LinkField({ draft, fields, edit }: DraftProps) {
  return (
    <Field label={t.fields.link} error={fields.productUrl}>
      {control => (
        <input
          {...control}
          className="input"
          type="url"
          placeholder={quickAddScreens.linkPlaceholder}
          value={draft.productUrl}
          onChange={event => edit({ productUrl: event.target.value })}
        />
      )}
    </Field>
  )
}

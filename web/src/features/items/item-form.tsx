import { itemFormMessages } from '@registry/shared/messages/item-form'
import { type ReactNode, useId } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ItemFormValues } from './item-form-schema.ts'
import type { ItemFormState } from './use-item-form.ts'
import { useScrollToForm } from './use-scroll-to-form.ts'

interface ItemFormProps {
  form: ItemFormState
  submitLabel: string
  /** Why the last try to save did not succeed. */
  error: string | undefined
  isSaving: boolean
  onSave: (values: ItemFormValues) => void
  onCancel: () => void
  children: ReactNode
}

/** The form around an item's fields: saves what is right, and keeps what was typed when it is not. */
export function ItemForm(props: ItemFormProps) {
  const { form, submitLabel, error, isSaving, onSave, onCancel, children } = props
  const texts = itemFormMessages
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(onSave)(event)}>
      {error && (
        <div className="form-error">
          <Banner tone="red" title={error} role="alert" />
        </div>
      )}
      <div className="form-body">{children}</div>
      <div className="form-foot">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? texts.saving : submitLabel}
        </Button>
        <Button look="quiet" disabled={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <p className="form-required">{texts.required}</p>
      </div>
    </form>
  )
}

/** The panel that a form stands in, with its title and what stands beside it. */
export function FormPanel({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const panel = useScrollToForm()
  return (
    <section ref={panel} id="item-form" className="panel form-panel" aria-labelledby={id}>
      <div className="form-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { categoryOptions } from './category-options.ts'
import { type FieldNote, NotedField } from './field-note.tsx'
import styles from './item-form.module.css'
import { QuantityField } from './quantity-field.tsx'
import type { ItemFieldName, ItemFormState } from './use-item-form.ts'

type FieldNotes = Partial<Record<ItemFieldName, FieldNote>>

type TextFieldName = Exclude<ItemFieldName, 'acceptsPhysicalDonations' | 'quantity'>

interface ItemFieldsProps {
  form: ItemFormState
  notes: FieldNotes
  /** False where the link is entered in a separate field, from which it is extracted. */
  hasLink: boolean
  /** Notice about the entered name and link. */
  notice?: ReactNode
  /** Assistance with the description. */
  helper?: ReactNode
}

export function ItemFields({ form, notes, hasLink, notice, helper }: ItemFieldsProps) {
  const t = itemFormMessages
  const { errors } = form.formState
  const field = (name: ItemFieldName) => ({ ...form.register(name), error: errors[name]?.message })
  const noted = (name: TextFieldName) => ({
    note: notes[name],
    onChoose: (value: string) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
  })
  // Registered in display order: the first invalid field is focused.
  const name = field('productName')
  const url = field('productUrl')
  const price = field('totalPrice')
  const category = field('category')
  const description = field('productDescription')
  return (
    <div className={`field-row ${styles.formGrid}`}>
      <NotedField {...noted('productName')} isWide>
        {note => (
          <Field
            label={t.name}
            placeholder={t.namePlaceholder}
            dir="auto"
            required
            {...note}
            {...name}
          />
        )}
      </NotedField>
      {hasLink && (
        <div className="spans-columns">
          <Field
            label={t.url}
            type="url"
            inputMode="url"
            placeholder={t.urlPlaceholder}
            required
            {...url}
          />
        </div>
      )}
      {notice}
      <NotedField {...noted('totalPrice')}>
        {note => (
          <MoneyField
            label={t.price}
            placeholder={t.pricePlaceholder}
            required
            {...note}
            {...price}
          />
        )}
      </NotedField>
      <NotedField {...noted('category')}>
        {note => (
          <Select
            label={t.category}
            options={categoryOptions(form.getValues('category'))}
            {...note}
            {...category}
          />
        )}
      </NotedField>
      <NotedField {...noted('productDescription')} isWide>
        {note => (
          <>
            <TextArea
              label={t.description}
              rows={4}
              dir="auto"
              {...note}
              side={note.side ?? t.descriptionSide}
              {...description}
            />
            {helper}
          </>
        )}
      </NotedField>
      <QuantityField form={form} />
      <Checkbox isPlain {...form.register('acceptsPhysicalDonations')}>
        {t.secondHand}
        <span className="hint block">{t.secondHandHint}</span>
      </Checkbox>
    </div>
  )
}

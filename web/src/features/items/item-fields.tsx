import { itemMessages } from '@registry/shared/messages/items'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { categoryChoices } from './default-category.ts'
import type { ItemFieldName, ItemFormState } from './use-item-form.ts'

/** What is said about a value that came from a shop's page. */
export interface FieldNote {
  tone: 'found' | 'check'
  text: string
}
export type FieldNotes = Partial<Record<ItemFieldName, FieldNote>>

interface ItemFieldsProps {
  form: ItemFormState
  notes: FieldNotes
  /** The link has a field of its own where it is read from. */
  hasLink: boolean
}

/** The fields of an item. */
export function ItemFields({ form, notes, hasLink }: ItemFieldsProps) {
  const { form: texts } = itemMessages
  const { errors } = form.formState
  const field = (name: ItemFieldName) => ({ ...form.register(name), error: errors[name]?.message })
  // In the order in which they stand: the first that is wrong gets the focus.
  const name = field('productName')
  const url = field('productUrl')
  const price = field('totalPrice')
  const category = field('category')
  const description = field('productDescription')
  return (
    <div className="form-grid">
      <Noted note={notes.productName} isWide>
        {note => (
          <Field
            label={texts.name}
            placeholder={texts.namePlaceholder}
            dir="auto"
            {...note}
            {...name}
          />
        )}
      </Noted>
      {hasLink && (
        <div className="is-wide">
          <Field
            label={texts.url}
            type="url"
            inputMode="url"
            placeholder={texts.urlPlaceholder}
            {...url}
          />
        </div>
      )}
      <Noted note={notes.totalPrice}>
        {note => (
          <MoneyField
            label={texts.price}
            placeholder={texts.pricePlaceholder}
            {...note}
            {...price}
          />
        )}
      </Noted>
      <Noted note={notes.category}>
        {note => (
          <Select
            label={texts.category}
            options={categoryChoices(form.getValues('category'))}
            {...note}
            {...category}
          />
        )}
      </Noted>
      <Noted note={notes.productDescription} isWide>
        {note => (
          <TextArea
            label={texts.description}
            rows={4}
            dir="auto"
            {...note}
            side={note.side ?? texts.descriptionSide}
            {...description}
          />
        )}
      </Noted>
      <div className="is-wide">
        <Checkbox isPlain {...form.register('acceptsPhysicalDonations')}>
          {texts.secondHand}
          <span className="hint block">{texts.secondHandHint}</span>
        </Checkbox>
      </div>
    </div>
  )
}

interface NotedProps {
  note: FieldNote | undefined
  isWide?: boolean
  children: (note: { side?: ReactNode; hint?: string }) => ReactNode
}

/** Marks a field whose value was read from a page: quietly when sure, in apricot when not. */
function Noted({ note, isWide, children }: NotedProps) {
  const classes = [isWide && 'is-wide', note?.tone === 'check' && 'needs-check']
  const found = note?.tone === 'found' && (
    <span className="found">
      <Check className="icon icon-16" aria-hidden="true" />
      {note.text}
    </span>
  )
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children({
        side: found || undefined,
        hint: note?.tone === 'check' ? note.text : undefined,
      })}
    </div>
  )
}

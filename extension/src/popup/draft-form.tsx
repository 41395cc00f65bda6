import { CATEGORIES } from '@registry/shared/categories/categories'
import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { useEffect, useRef } from 'react'
import type { Draft } from '../draft/draft.ts'
import { isDoubtful } from '../draft/is-doubtful.ts'
import { Field } from './field.tsx'
import { Note } from './note.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { SaveState } from './popup-state.ts'
import { PriceRow } from './price-row.tsx'
import { SaveBar } from './save-bar.tsx'
import type { QuickAdd } from './use-quick-add.ts'

export interface DraftProps {
  draft: Draft
  fields: Record<string, string>
  edit: QuickAdd['edit']
}

interface DraftFormProps extends Omit<DraftProps, 'edit'> {
  save: SaveState
  quickAdd: QuickAdd
}

/** The product as it will be added, every part of it open to change. */
export function DraftForm({ draft, fields, save, quickAdd }: DraftFormProps) {
  const { edit } = quickAdd
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fields).length > 0) focusFirstWrong(form.current)
  }, [fields])
  const submit = () => (save.kind === 'expired' ? quickAdd.reconnect() : quickAdd.save(draft))
  return (
    <form
      ref={form}
      className="screen"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (save.kind !== 'saving') void submit()
      }}
    >
      <main className="body">
        <PictureStrip draft={draft} edit={edit} />
        {draft.shop === '' && <LinkField draft={draft} fields={fields} edit={edit} />}
        <NameField draft={draft} fields={fields} edit={edit} />
        <PriceRow draft={draft} fields={fields} edit={edit} />
        <CategoryField draft={draft} fields={fields} edit={edit} />
        <Note draft={draft} fields={fields} edit={edit} />
      </main>
      <SaveBar save={save} />
    </form>
  )
}

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function LinkField({ draft, fields, edit }: DraftProps) {
  return (
    <Field label={t.fields.link} error={fields.productUrl}>
      {control => (
        <input
          {...control}
          className="input"
          type="url"
          placeholder={t.linkPlaceholder}
          value={draft.productUrl}
          onChange={event => edit({ productUrl: event.target.value })}
        />
      )}
    </Field>
  )
}

function NameField({ draft, fields, edit }: DraftProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.setSelectionRange(0, 0) // a long name shows its beginning
    input.current?.focus()
  }, [])
  return (
    <Field
      label={t.fields.name}
      isDoubtful={isDoubtful(draft, 'productName')}
      hint={draft.shop && t.from(draft.shop)}
      error={fields.productName}
    >
      {control => (
        <input
          {...control}
          ref={input}
          className="input"
          dir="auto"
          value={draft.productName}
          onChange={event => edit({ productName: event.target.value })}
        />
      )}
    </Field>
  )
}

function CategoryField({ draft, fields, edit }: DraftProps) {
  return (
    <Field
      label={t.fields.category}
      isDoubtful={isDoubtful(draft, 'category')}
      error={fields.category}
    >
      {control => (
        <select
          {...control}
          className="input select"
          value={draft.category}
          onChange={event => edit({ category: event.target.value })}
        >
          {CATEGORIES.map(category => (
            <option key={category}>{category}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

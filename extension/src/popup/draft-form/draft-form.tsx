import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from '../../draft/draft.ts'
import fieldsStyles from '../fields.module.css'
import screenStyles from '../screen.module.css'
import type { QueueSummary } from '../state/queue-summary.ts'
import type { DraftScreen } from '../state/screen.ts'
import type { QuickAdd } from '../state/use-quick-add.ts'
import { Body } from '../ui/body.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLazyParts } from '../use-lazy-parts.ts'
import { ImagePicker } from './image-picker.tsx'
import { PriceRow } from './price-row.tsx'
import { SaveBar } from './save-bar.tsx'

export interface DraftProps {
  draft: Draft
  fields: DraftScreen['fields']
  edit: QuickAdd['edit']
}

interface DraftFormProps {
  screen: DraftScreen
  categories: readonly string[]
  waiting: QueueSummary
  isOnline: boolean
  actions: Pick<QuickAdd, 'edit' | 'save' | 'sendRequest' | 'dispatch' | 'connect' | 'reopen'>
}

/** Form for editing the draft. */
export function DraftForm({ screen, categories, waiting, isOnline, actions }: DraftFormProps) {
  const { fields, save } = screen
  const isTyped = screen.draft.shop === ''
  const { LinkField } = useLazyParts(isTyped)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result of a save creates a new `save`, an edit does not.
  useLayoutEffect(() => focusFirstWrong(form.current), [save])
  const props = { draft: screen.draft, fields, edit: actions.edit }
  return (
    <form
      ref={form}
      className={`column grows ${screenStyles.screen}`}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void actions.save()
      }}
    >
      <Body className={screenStyles.body}>
        <ImagePicker {...props} dispatch={actions.dispatch} />
        {isTyped && LinkField && <LinkField {...props} />}
        <NameField {...props} />
        <PriceRow {...props} sendRequest={actions.sendRequest} />
        <CategoryField {...props} categories={categories} />
        <Note {...props} />
      </Body>
      <SaveBar
        save={save}
        waiting={waiting}
        isOnline={isOnline}
        isStillLoading={screen.isStillLoading}
        actions={actions}
      />
    </form>
  )
}

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function NameField({ draft, fields, edit }: DraftProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    input.current?.setSelectionRange(0, 0) // scrolls a long name to its beginning
    input.current?.focus()
  }, [])
  return (
    <Field
      label={t.fields.name}
      isDoubtful={draft.check.includes('productName')}
      side={draft.shop && t.from(draft.shop)}
      error={fields.productName}
    >
      {control => (
        <textarea
          {...control}
          ref={input}
          className="input"
          dir="auto"
          rows={2}
          enterKeyHint="done"
          value={draft.productName}
          onChange={event => edit({ productName: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={submitOnEnter}
        />
      )}
    </Field>
  )
}

/** A name has several lines, but no line breaks: Enter adds the product, as in the other fields. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

interface CategoryFieldProps extends DraftProps {
  categories: readonly string[]
}

function CategoryField({ draft, fields, edit, categories }: CategoryFieldProps) {
  return (
    <Field
      label={t.fields.category}
      isDoubtful={draft.check.includes('category')}
      error={fields.category}
    >
      {control => (
        <select
          {...control}
          className={`input ${fieldsStyles.select}`}
          value={draft.category}
          onChange={event => edit({ category: event.target.value })}
        >
          {categories.map(category => (
            <option key={category}>{category}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The note to visitors, collapsed until it is opened. */
function Note(props: DraftProps) {
  const [isOpen, setOpen] = useState(props.draft.note !== '')
  const isShown = isOpen || Boolean(props.fields.productDescription)
  const { NoteField } = useLazyParts(isShown)
  if (isShown && NoteField) return <NoteField {...props} />
  return (
    <button type="button" className="linkbtn" onClick={() => setOpen(true)}>
      <Icon of="plus" isSmall />
      {t.addNote}
    </button>
  )
}

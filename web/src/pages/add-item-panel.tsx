import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { Pencil, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ItemDraftStorage } from '../features/items/item-draft-storage.ts'
import { ItemFields } from '../features/items/item-fields.tsx'
import { FormPanel, ItemForm } from '../features/items/item-form.tsx'
import { ItemPictureField } from '../features/items/item-picture-field.tsx'
import { LinkReader } from '../features/product-lookups/link-reader.tsx'
import { SegmentTabs } from '../ui/segment-tabs.tsx'
import { useAddItem } from './use-add-item.ts'

const TABS = [
  { value: 'manual', label: <TabLabel icon={Pencil} text={itemMessages.tabs.manual} /> },
  { value: 'auto', label: <TabLabel icon={Sparkles} text={itemMessages.tabs.auto} /> },
] as const

interface AddItemPanelProps {
  /** A product's link that came with the address. */
  link: string
  /** What was typed before, if it was not saved. */
  draft: ItemDraftStorage
  onSaved: (item: OwnerItem) => void
  onCancel: () => void
}

/** A new item, by hand or from a product's link. */
export function AddItemPanel({ link, draft, onSaved, onCancel }: AddItemPanelProps) {
  const { form: texts } = itemMessages
  const adding = useAddItem(link, draft, onSaved)
  const [tab, setTab] = useState<'manual' | 'auto'>(link && !adding.isRestored ? 'auto' : 'manual')
  // What is missing here is not missing there yet.
  const change = (next: typeof tab) => {
    adding.form.clearErrors()
    setTab(next)
  }
  const hasFields = tab === 'manual' || adding.found !== undefined
  return (
    <SegmentTabs label={texts.tabsLabel} value={tab} tabs={TABS} onChange={change}>
      {(row, panel) => (
        <FormPanel title={texts.addTitle} aside={row}>
          {panel(
            <>
              {tab === 'auto' && <Reader adding={adding} onAddManually={() => change('manual')} />}
              {hasFields && (
                <AddItemForm adding={adding} hasLink={tab === 'manual'} onCancel={onCancel} />
              )}
            </>,
          )}
        </FormPanel>
      )}
    </SegmentTabs>
  )
}

type Adding = ReturnType<typeof useAddItem>

function Reader({ adding, onAddManually }: { adding: Adding; onAddManually: () => void }) {
  const { form, lookup, found } = adding
  const link = useWatch({ control: form.control, name: 'productUrl' })
  const toCheck = Object.values(found?.notes ?? {}).filter(note => note?.tone === 'check').length
  return (
    <LinkReader
      state={lookup.state}
      link={link}
      linkError={form.formState.errors.productUrl?.message}
      toCheck={toCheck}
      onLinkChange={url =>
        form.setValue('productUrl', url, { shouldValidate: form.formState.isSubmitted })
      }
      onRead={() => adding.readLink(link)}
      onClear={adding.clear}
      onAddManually={onAddManually}
    />
  )
}

interface AddItemFormProps {
  adding: Adding
  hasLink: boolean
  onCancel: () => void
}

function AddItemForm({ adding, hasLink, onCancel }: AddItemFormProps) {
  const { form: texts } = itemMessages
  const { form, found } = adding
  return (
    <ItemForm
      form={form}
      submitLabel={texts.add}
      error={adding.error}
      isSaving={adding.isSaving}
      onSave={adding.save}
      onCancel={onCancel}
    >
      <ItemFields form={form} notes={found?.notes ?? {}} hasLink={hasLink} />
      <ItemPictureField
        form={form}
        title={texts.choosePicture}
        urls={found?.pictures ?? []}
        note={lookupMessages.notes.pictures}
      />
    </ItemForm>
  )
}

function TabLabel({ icon: Icon, text }: { icon: typeof Pencil; text: string }) {
  return (
    <>
      <Icon className="icon icon-16" aria-hidden="true" />
      {text}
    </>
  )
}

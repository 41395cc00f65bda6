import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { Pencil, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ItemDraftStorage } from '../features/items/item-draft-storage.ts'
import { ItemFields } from '../features/items/item-fields.tsx'
import { FormPanel, ItemForm } from '../features/items/item-form.tsx'
import { NewItemPicture } from '../features/items/new-item-picture.tsx'
import { fieldsToCheck } from '../features/product-lookups/fields-to-check.ts'
import { LinkReader } from '../features/product-lookups/link-reader.tsx'
import { ReaderNews } from '../features/product-lookups/reader-news.tsx'
import { SegmentTabs } from '../ui/segment-tabs.tsx'
import { DescribeItem } from './describe-item.tsx'
import { useAddItem } from './use-add-item.ts'

const TABS = [
  { value: 'manual', label: <TabLabel icon={Pencil} text={itemMessages.tabs.manual} /> },
  { value: 'auto', label: <TabLabel icon={Sparkles} text={itemMessages.tabs.auto} /> },
] as const

const NO_PICTURES: readonly string[] = []

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
  const isReading = adding.lookup.state.status === 'loading'
  const hasFields = tab === 'manual' || (adding.found !== undefined && !isReading)
  const addManually = () => {
    change('manual')
    requestAnimationFrame(() => adding.form.setFocus('productName'))
  }
  return (
    <SegmentTabs label={texts.tabsLabel} value={tab} tabs={TABS} onChange={change}>
      {(row, panel) => (
        <FormPanel title={texts.addTitle} aside={row}>
          {panel(
            <>
              {tab === 'auto' ? (
                <Reader adding={adding} onAddManually={addManually} />
              ) : (
                <ReaderNews state={adding.lookup.state} {...newsOf(adding)} />
              )}
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

/** What is said of the fields that were read. */
function newsOf({ found, readLink }: Adding) {
  return {
    toCheck: found && fieldsToCheck(found),
    hasKept: Object.values(found?.notes ?? {}).some(note => note?.tone === 'kept'),
    onReadAgain: () => readLink({ refresh: true }),
  }
}

function Reader({ adding, onAddManually }: { adding: Adding; onAddManually: () => void }) {
  const { form, lookup } = adding
  const link = useWatch({ control: form.control, name: 'productUrl' })
  return (
    <LinkReader
      state={lookup.state}
      link={link}
      linkError={form.formState.errors.productUrl?.message}
      onLinkChange={adding.changeLink}
      onRead={adding.readLink}
      onClear={adding.clear}
      onAddManually={onAddManually}
      {...newsOf(adding)}
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
      <ItemFields
        form={form}
        notes={found?.notes ?? {}}
        hasLink={hasLink}
        helper={<DescribeItem form={form} />}
      />
      <NewItemPicture
        form={form}
        urls={found?.pictures ?? NO_PICTURES}
        note={found?.notes.thumbnailUrl}
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

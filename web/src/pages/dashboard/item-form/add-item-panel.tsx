import type { OwnerItem } from '@registry/shared/contract/items/items'
import { addItemMessages } from '@registry/shared/messages/items/add-item'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemPhotoMessages } from '@registry/shared/messages/items/item-photos'
import { parseCaptureFragment } from '@registry/shared/page-capture/parse-capture-fragment'
import { Pencil, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import styles from '../../../features/items/form/add/duplicate-notice.module.css'
import { DuplicateNotice } from '../../../features/items/form/add/duplicate-notice.tsx'
import { useDuplicateItems } from '../../../features/items/form/add/use-duplicate-items.ts'
import type { ItemDraftStorage } from '../../../features/items/form/item-draft-storage.ts'
import { FormPanel } from '../../../features/items/form/item-form.tsx'
import { PhotoPick } from '../../../features/items/form/photo/photo-pick.tsx'
import { PhotoStatus } from '../../../features/items/form/photo/photo-status.tsx'
import type { SavedOptions } from '../../../features/items/manager/use-item-manager.ts'
import {
  captureInUrl,
  clearCapture,
} from '../../../features/product-lookups/captured-product/capture-in-url.ts'
import { toFoundProduct } from '../../../features/product-lookups/captured-product/to-found-product.ts'
import { CompactLookupStatus } from '../../../features/product-lookups/compact-lookup-status.tsx'
import { fieldsToCheck } from '../../../features/product-lookups/form-values/fields-to-check.ts'
import { isBlockedLookup } from '../../../features/product-lookups/lookup-failure.tsx'
import { PastedShareText } from '../../../features/product-lookups/pasted-share-text.tsx'
import { ProductLookupForm } from '../../../features/product-lookups/product-lookup-form.tsx'
import { ProductStart } from '../../../features/product-lookups/product-start.tsx'
import type { ProductInput } from '../../../features/product-lookups/recognize-product-input.ts'
import { parseManualEntry } from '../../../features/product-lookups/shared-product/manual-entry-state.ts'
import { focusField } from '../../../lib/forms/focus-field.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { AddItemForm } from './add-item-form.tsx'
import { type Adding, useAddItem } from './use-add-item.ts'

const TABS = [
  { value: 'manual', label: <TabLabel icon={Pencil} text={itemFormMessages.tabs.manual} /> },
  { value: 'auto', label: <TabLabel icon={Sparkles} text={itemFormMessages.tabs.auto} /> },
] as const

interface AddItemPanelProps {
  /** Product URL from the query string. */
  link: string
  /** Storage of the unsaved draft. */
  draft: ItemDraftStorage
  /** Also called after the form is closed. */
  onSaved: (item: OwnerItem, options: SavedOptions) => void
  onCancel: () => void
  /** Shows an item of the list. */
  onOpen: (item: OwnerItem) => void
}

/** Panel that adds an item, manually or from a product URL. */
export function AddItemPanel(props: AddItemPanelProps) {
  const { link, draft, onSaved, onCancel, onOpen } = props
  const t = itemFormMessages
  const adding = useAddItem(link, draft, onSaved)
  const { state } = useLocation()
  const [entry] = useState(() => parseManualEntry(state))
  const [captured] = useState(() => capturedFor(link))
  const isToBeRead = link !== '' && !adding.isRestored && !entry && !captured
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    clearCapture()
    if (adding.isRestored) return
    if (captured) adding.takeFound(toFoundProduct(captured))
    else if (entry?.shared) adding.takeShared({ price: undefined, ...entry.shared })
  }, [])
  const [tab, setTab] = useState<'manual' | 'auto'>(isToBeRead ? 'auto' : 'manual')
  // The tabs have different fields, so errors do not carry over.
  const change = (next: typeof tab) => {
    adding.form.clearErrors()
    setTab(next)
  }
  const { photo } = adding
  const { state: lookup } = adding.lookup
  const isReading = lookup.status === 'loading'
  const isBlocked = lookup.status === 'failed' && isBlockedLookup(lookup)
  const hasFields = tab === 'manual' || isBlocked || (adding.found !== undefined && !isReading)
  const addManually = () => {
    flushSync(() => change('manual'))
    focusField(adding.form, 'productName')
  }
  const start = (input: Exclude<ProductInput, { kind: 'empty' }>) => {
    if (input.kind === 'link') {
      flushSync(() => change('auto'))
      return adding.readShared(input.shared)
    }
    if (input.kind === 'name') adding.takeName(input.name)
    else adding.takeShared(input.shared)
    adding.focusMissing()
  }
  const { duplicates, accept } = useDuplicateItems(adding.form)
  const addAnyway = () => {
    accept()
    if (hasFields) adding.goOn()
    else document.querySelector<HTMLElement>('#item-form [name=link]')?.focus()
  }
  const notice = (
    <DuplicateNotice
      items={adding.isSaved ? [] : duplicates}
      onOpen={onOpen}
      onRaised={item => onSaved(item, { message: raisedWords(item) })}
      onAddAnyway={addAnyway}
    />
  )
  return (
    <FormPanel
      title={t.addTitle}
      aside={
        <TabList label={t.tabsLabel} name="add-item" value={tab} tabs={TABS} onChange={change} />
      }
    >
      <TabPanel name="add-item" value={tab}>
        {tab === 'auto' ? (
          <Reader adding={adding} onAddManually={addManually} />
        ) : (
          <>
            <ProductStart
              onStart={start}
              onPhoto={file => photo.choose(file, 'start')}
              photoPick={<PhotoPick photo={photo} at="start" />}
              photoStatus={<PhotoStatus photo={photo} at="start" />}
            />
            <CompactLookupStatus state={lookup} {...newsOf(adding)} />
            <SharedNews isShown={adding.isFromText} />
          </>
        )}
        {hasFields ? (
          <AddItemForm
            adding={adding}
            hasLink={tab === 'manual'}
            notice={notice}
            onCancel={onCancel}
          />
        ) : (
          <div className={styles.formDuplicate}>{notice}</div>
        )}
      </TabPanel>
    </FormPanel>
  )
}

/** Returns the captured product that the page was opened with, if it is the one of the link. */
function capturedFor(link: string) {
  const captured = parseCaptureFragment(captureInUrl() ?? '')
  return captured?.canonicalUrl === link ? captured : undefined
}

/** Returns the extraction notices for the fields. */
function newsOf({ found, readLink }: Adding) {
  return {
    toCheck: found && fieldsToCheck(found),
    hasEditedFields: Object.values(found?.notes ?? {}).some(note => note?.tone === 'kept'),
    onReadAgain: () => readLink({ refresh: true }),
  }
}

function Reader({ adding, onAddManually }: { adding: Adding; onAddManually: () => void }) {
  const { form, lookup } = adding
  const link = useWatch({ control: form.control, name: 'productUrl' })
  return (
    <ProductLookupForm
      state={lookup.state}
      link={link}
      linkError={form.formState.errors.productUrl?.message}
      onLinkChange={adding.changeLink}
      onRead={adding.readLink}
      onClear={adding.clear}
      onAddManually={onAddManually}
      alternative={
        <PastedShareText
          url={link}
          onShared={adding.takeShared}
          photo={
            <>
              <PhotoPick label={itemPhotoMessages.screenshot} photo={adding.photo} at="phone" />
              <PhotoStatus photo={adding.photo} at="phone" />
            </>
          }
        />
      }
      {...newsOf(adding)}
    />
  )
}

/** Announces that the form was filled from a share text. */
function SharedNews({ isShown }: { isShown: boolean }) {
  const { title, check } = addItemMessages.shared
  return (
    <Box pad="inset-top" className="gone-if-empty" role="status">
      {isShown && (
        <Banner tone="moss" title={title}>
          {check}
        </Banner>
      )}
    </Box>
  )
}

const raisedWords = ({ productName, quantity, totalPrice }: OwnerItem) =>
  itemFormMessages.duplicate.raised(productName, quantity, totalPrice)

function TabLabel({ icon: Icon, text }: { icon: typeof Pencil; text: string }) {
  return (
    <>
      <Icon className="icon icon-16" aria-hidden="true" />
      {text}
    </>
  )
}

import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { useState } from 'react'
import styles from '../fields.module.css'
import { Icon } from '../ui/icon.tsx'
import { useLazyParts } from '../use-lazy-parts.ts'
import type { DraftProps } from './draft-form.tsx'

/** The note to visitors, collapsed until it is opened. */
export function Note(props: DraftProps) {
  const [isOpen, setOpen] = useState(props.draft.note !== '')
  const isShown = isOpen || Boolean(props.fields.productDescription)
  const { NoteField } = useLazyParts(isShown)
  if (isShown && NoteField) return <NoteField {...props} />
  return (
    <button type="button" className={styles.addNote} onClick={() => setOpen(true)}>
      <Icon of="plus" isSmall />
      {t.addNote}
    </button>
  )
}

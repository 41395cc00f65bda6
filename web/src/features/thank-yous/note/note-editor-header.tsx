import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { ArrowLeft } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { formatShortDate } from '../../../lib/time/format-relative-date.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { iconButtonClass } from '../../../ui/buttons/icon-button-class.ts'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from '../thank-yous.module.css'
import { NoteSaveStatus } from './note-save-status.tsx'
import thankYouNoteStyles from './thank-you-note.module.css'
import type { NoteDraft } from './use-note-draft.ts'

interface NoteEditorHeaderProps {
  contributor: ThankYou
  draft: NoteDraft
  heading: RefObject<HTMLHeadingElement | null>
}

/** Recipient and save state of the note. */
export function NoteEditorHeader({ contributor, draft, heading }: NoteEditorHeaderProps) {
  const [to, name] = deskMessages.to(contributor.name)
  return (
    <Inline gap={12} align="center" wrap pad="12-inset" line="below">
      <Link
        className={iconButtonClass(undefined, thankYouNoteStyles.tyBack)}
        to={{ search: '' }}
        preventScrollReset
        aria-label={deskMessages.back}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </Link>
      <Avatar name={contributor.name} />
      <Stack className={styles.tyWords} fits grows shrinks>
        <Text
          as="h2"
          size={18}
          weight={600}
          canBreak
          className={thankYouNoteStyles.tyTo}
          id="ty-to"
          ref={heading}
          tabIndex={-1}
        >
          {to}
          <bdi>{name}</bdi>
        </Text>
        <Text canBreak className="hint">
          {contributor.email ?? deskMessages.noAddress}
          {contributor.status === 'sent' && contributor.sentAt && (
            <span>{` · ${deskMessages.sentOn(formatShortDate(contributor.sentAt, serverNow()))}`}</span>
          )}
        </Text>
      </Stack>
      <NoteSaveStatus draft={draft} />
    </Inline>
  )
}

import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import type { RefObject } from 'react'
import { useCopyToClipboard } from '../../../lib/browser/use-copy-to-clipboard.ts'

/** Copies the note; where the browser denies copying, selects the text instead. */
export function useCopyNote(
  field: RefObject<HTMLTextAreaElement | null>,
  announce: (message: string) => void,
) {
  const { outcome, isCopied, copy } = useCopyToClipboard()

  const copyNote = async (note: string) => {
    const isDone = await copy(note)
    announce(isDone ? deskMessages.copyAnnounced : deskMessages.copyRefused)
    if (isDone) return
    field.current?.focus()
    field.current?.select()
  }

  return {
    copy: copyNote,
    isCopied,
    refusal: outcome?.isDone === false ? deskMessages.copyRefused : undefined,
  }
}

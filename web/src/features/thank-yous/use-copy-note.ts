import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { type RefObject, useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'

const SHOW_COPIED_MS = 2_000

/** Copies the note; where copying is refused, it is selected instead. */
export function useCopyNote(
  field: RefObject<HTMLTextAreaElement | null>,
  announce: (message: string) => void,
) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean }>()
  useEffect(() => {
    if (!outcome?.isCopied) return
    const timer = setTimeout(() => setOutcome(undefined), SHOW_COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async (note: string) => {
    const isCopied = await copyText(note)
    setOutcome({ isCopied })
    announce(isCopied ? deskMessages.copyAnnounced : deskMessages.copyRefused)
    if (isCopied) return
    field.current?.focus()
    field.current?.select()
  }

  return {
    copy,
    isCopied: outcome?.isCopied ?? false,
    refusal: outcome?.isCopied === false ? deskMessages.copyRefused : undefined,
  }
}

import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Check, Copy, Mail, MessageCircle } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { whatsAppLink } from './render-note.ts'

interface NoteActionsProps {
  contributor: ThankYou
  note: string
  isCopied: boolean
  isShielded: boolean
  onSend: () => void
  onWhatsApp: () => void
  onCopy: () => void
  onMark: () => void
  onUnmark: () => void
}

/** Actions for a note: email, WhatsApp, copy, mark as sent. */
export function NoteActions(props: NoteActionsProps) {
  const { contributor, note, isCopied, isShielded, onSend, onWhatsApp, onCopy } = props
  const isSent = contributor.status === 'sent'
  const CopyIcon = isCopied ? Check : Copy
  return (
    <Inline
      gap={8}
      align="center"
      wrap
      line="above"
      pad="16-inset"
      className="fills-on-phones"
      inert={isShielded}
    >
      {contributor.email && (
        <Button look={isSent ? 'outline' : 'primary'} onClick={onSend}>
          <Mail className="icon" aria-hidden="true" />
          {isSent ? deskMessages.sendAgain : deskMessages.send}
        </Button>
      )}
      <LinkButton
        look="outline"
        href={whatsAppLink(note)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onWhatsApp}
      >
        <MessageCircle className="icon" aria-hidden="true" />
        {deskMessages.whatsApp}
        <span className="vh">{` (${deskMessages.newTab})`}</span>
      </LinkButton>
      <Button look="outline" className={isCopied ? 'copied' : undefined} onClick={onCopy}>
        <CopyIcon className="icon" aria-hidden="true" />
        {isCopied ? deskMessages.copied : deskMessages.copy}
      </Button>
      <MarkButton {...props} />
    </Inline>
  )
}

function MarkButton({ contributor, onMark, onUnmark }: NoteActionsProps) {
  const isSent = contributor.status === 'sent'
  return (
    <Button look="quiet" className="pushed" onClick={isSent ? onUnmark : onMark}>
      {isSent ? deskMessages.markNotSent : deskMessages.markSent}
    </Button>
  )
}

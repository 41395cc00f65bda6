import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { Check, Copy } from 'lucide-react'
import { useCopyToClipboard } from '../../../../lib/browser/use-copy-to-clipboard.ts'
import { mailtoUrl, telUrl } from '../../../../lib/url/contact-urls.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import styles from '../offerings.module.css'

const t = offeringsMessages.contact

interface OffererContactProps {
  contact: OwnerOffering['offererContact']
  subject: string
  announce: (message: string) => void
}

/** The offerer's email address and phone number, each with a link and a copy button. */
export function OffererContact({ contact, subject, announce }: OffererContactProps) {
  const { email, phone } = contact
  return (
    <Inline as="ul" gap="0-12" wrap above={2} className={styles.sharingContact}>
      <Inline as="li" align="center" shrinks>
        <a href={mailtoUrl(email, subject)}>{email}</a>
        <CopyButton value={email} announce={announce} />
      </Inline>
      {phone && (
        <Inline as="li" align="center" shrinks>
          <a className="num" href={telUrl(phone)}>
            {phone}
          </a>
          <CopyButton value={phone} announce={announce} />
        </Inline>
      )}
    </Inline>
  )
}

function CopyButton({ value, announce }: { value: string; announce: (message: string) => void }) {
  const { copy, isCopied } = useCopyToClipboard()
  const copyIt = async () => announce((await copy(value)) ? t.copied(value) : t.refused(value))
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton icon={Icon} iconSize={16} label={t.copy(value)} onClick={() => void copyIt()} />
  )
}

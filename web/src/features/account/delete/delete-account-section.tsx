import { accountMessages } from '@registry/shared/messages/account/account'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import styles from '../account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const t = accountMessages.closing

export function DeleteAccountSection({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SideSection id="delete" isDanger title={t.title} text={t.text}>
      <p>{t.warning}</p>
      <div>
        <Button look="outline" className={styles.closingOpen} onClick={() => setIsOpen(true)}>
          {t.open}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} onClosed={onClosed} />}
    </SideSection>
  )
}

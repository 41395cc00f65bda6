import { accountMessages } from '@registry/shared/messages/account/account'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { scrollIntoViewIfNeeded } from '../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useDeleteAccountForm } from './use-delete-account-form.ts'

const t = accountMessages.closing
const FORM = 'closing-form'
const PASSWORD_MAX = 128

interface DeleteAccountDialogProps {
  onClose: () => void
  onClosed: () => void
}

/** Lists the consequences of deleting the account and asks for the password. */
export function DeleteAccountDialog({ onClose, onClosed }: DeleteAccountDialogProps) {
  const form = useDeleteAccountForm(onClosed)
  return (
    <Sheet
      title={t.dialogTitle}
      subtitle={t.cannotUndo}
      closeLabel={t.close}
      dismissal={form.isBusy ? 'none' : 'not-backdrop'}
      onClose={onClose}
      foot={
        <>
          <Button look="outline" className="grows" disabled={form.isBusy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button look="danger" className="grows" type="submit" form={FORM} disabled={form.isBusy}>
            {form.isBusy ? t.busy : t.submit}
          </Button>
        </>
      }
    >
      {form.failure && (
        <Banner tone="red" title={form.failure} role="alert" ref={scrollIntoViewIfNeeded} />
      )}
      <ConsequenceList
        title={t.goesTitle}
        lines={t.goes}
        icon={<X className="icon icon-16 above-2" />}
      />
      <ConsequenceList
        title={t.staysTitle}
        lines={t.stays}
        icon={<Check className="icon icon-16 above-2" />}
      />
      <p className="hint">{t.downloadFirst}</p>
      <form id={FORM} noValidate onSubmit={form.submit}>
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
          error={form.error}
          value={form.password}
          onChange={event => form.setPassword(event.target.value)}
          ref={form.field}
        />
      </form>
    </Sheet>
  )
}

interface ConsequenceListProps {
  title: string
  lines: readonly string[]
  icon: ReactNode
}

function ConsequenceList({ title, lines, icon }: ConsequenceListProps) {
  return (
    <section>
      <h3 className="strong">{title}</h3>
      <Stack as="ul" gap={6} size={14} tone="muted" above={8}>
        {lines.map(line => (
          <Inline as="li" gap={10} key={line}>
            <span aria-hidden="true">{icon}</span>
            <span>{line}</span>
          </Inline>
        ))}
      </Stack>
    </section>
  )
}

import { unsubscribeMessages as t } from '@registry/shared/messages/emails/unsubscribe'
import type { UnsubscribableMails } from '@registry/shared/public-pages/public-page-data'
import { SleepingMoon } from '../../art/sleeping-moon.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { StatusPage } from './status-page.tsx'

/** Page behind the unsubscribe link of an email: one form that works without scripts. */
export function UnsubscribePage({ mails }: { mails: UnsubscribableMails | undefined }) {
  if (!mails) {
    return (
      <StatusPage picture={<SleepingMoon />} title={t.invalid.title}>
        <p>{t.invalid.text}</p>
      </StatusPage>
    )
  }
  const { isOn, kind, registryName } = mails
  const { title, text, action } = isOn ? t.on : t.off
  return (
    <StatusPage picture={<SleepingMoon />} title={title}>
      <p>
        <strong>{t.kinds[kind]}</strong>
        <br />
        {t.registry(registryName)}
      </p>
      <p>{text}</p>
      <form method="post">
        <input type="hidden" name="choice" value={isOn ? 'off' : 'on'} />
        <Button type="submit" size="lg" look={isOn ? 'primary' : 'outline'}>
          {action}
        </Button>
      </form>
    </StatusPage>
  )
}

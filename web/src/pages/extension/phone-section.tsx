import { extensionPageMessages } from '@registry/shared/messages/quick-add/extension-page'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import styles from './phone-section.module.css'

const { phone: t } = extensionPageMessages

/** What works on phones, in place of the installation. Its styles show it there only. */
export function OnPhone() {
  return (
    <div className={styles.onPhone}>
      <p className={styles.phoneLead}>{t.lead}</p>
      <dl className={styles.phoneWays}>
        {t.ways.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <LinkButton isBlock href={`${paths.dashboard}?addItem=true`}>
        {t.add}
      </LinkButton>
    </div>
  )
}

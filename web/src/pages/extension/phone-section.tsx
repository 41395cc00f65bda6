import { extensionPageMessages } from '@registry/shared/messages/quick-add/extension-page'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './phone-section.module.css'

const { phone: t } = extensionPageMessages

/** What works on phones, in place of the installation. Its styles show it there only. */
export function OnPhone() {
  return (
    <div className={styles.onPhone}>
      <Text size={16} weight={600}>
        {t.lead}
      </Text>
      <Stack as="dl" gap={14} className={styles.phoneWays}>
        {t.ways.map(([title, text]) => (
          <div key={title}>
            <Text as="dt" size={14} weight={600}>
              {title}
            </Text>
            <Text as="dd" size={14} tone="muted" wrap="pretty">
              {text}
            </Text>
          </div>
        ))}
      </Stack>
      <LinkButton isBlock href={`${paths.dashboard}?addItem=true`}>
        {t.add}
      </LinkButton>
    </div>
  )
}

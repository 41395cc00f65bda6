import { authMessages } from '@registry/shared/messages/account/auth'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import type { LoginTabsProps } from '../dialog/auth-dialog.tsx'

const TABS = [
  { value: 'user', label: authMessages.loginTabs.user },
  { value: 'legacy', label: authMessages.loginTabs.legacy },
] as const

/** Tabs of the login with email address or legacy password. */
export function LoginTabs({ kind, onKind, form }: LoginTabsProps) {
  return (
    <Stack gap={20}>
      <TabList
        look="wide-segment"
        label={authMessages.form.tabsLabel}
        name="login"
        value={kind}
        tabs={TABS}
        onChange={onKind}
      />
      <TabPanel name="login" value={kind}>
        {form}
      </TabPanel>
    </Stack>
  )
}

import { pageMessages } from '@registry/shared/messages/pages'
import { createBrowserRouter, redirectDocument } from 'react-router'
import { hideMailedToken } from '../lib/mailed-token.ts'
import { paths } from '../lib/paths.ts'
import { CrashScreen } from '../ui/crash-screen.tsx'
import { Layout } from './layout.tsx'

/** A page of its own chunk, loaded when its address is opened. */
const page = {
  dashboard: () =>
    import('../pages/dashboard-page.tsx').then(m => ({ Component: m.DashboardPage })),
  admin: () => import('../pages/admin-page.tsx').then(m => ({ Component: m.AdminPage })),
  verifyEmail: () =>
    import('../pages/verify-email-page.tsx').then(m => ({
      Component: m.VerifyEmailPage,
      loader: m.verifyEmailLoader,
    })),
  resetPassword: () =>
    import('../pages/reset-password-page.tsx').then(m => ({ Component: m.ResetPasswordPage })),
  settings: () => import('../pages/settings-page.tsx').then(m => ({ Component: m.SettingsPage })),
}

// The router keeps the address that it finds; it shall find none with a token.
hideMailedToken()

/** The pages of the owner's area. Any other address belongs to the public pages, on the server. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    ErrorBoundary: () => <CrashScreen title={pageMessages.routerFallback} />,
    children: [
      { path: paths.dashboard, lazy: page.dashboard },
      { path: paths.admin, lazy: page.admin },
      { path: paths.verifyEmail, lazy: page.verifyEmail },
      { path: paths.resetPassword, lazy: page.resetPassword },
      { path: paths.settings, lazy: page.settings },
      { path: '*', loader: () => redirectDocument(paths.home) },
    ],
  },
])

import { createBrowserRouter, redirectDocument } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { hideMailedToken } from '../lib/mailed-token.ts'
import { paths } from '../lib/paths.ts'
import { Layout } from './layout.tsx'
import { RouteFailed } from './route-failed.tsx'

/** A page of its own chunk, loaded when its address is opened. */
const page = {
  dashboard: () =>
    loadChunk(() => import('../pages/dashboard-page.tsx')).then(m => ({
      Component: m.DashboardPage,
    })),
  admin: () =>
    loadChunk(() => import('../pages/admin-page.tsx')).then(m => ({ Component: m.AdminPage })),
  verifyEmail: () =>
    loadChunk(() => import('../pages/verify-email-page.tsx')).then(m => ({
      Component: m.VerifyEmailPage,
      loader: m.verifyEmailLoader,
    })),
  resetPassword: () =>
    loadChunk(() => import('../pages/reset-password-page.tsx')).then(m => ({
      Component: m.ResetPasswordPage,
    })),
  settings: () =>
    loadChunk(() => import('../pages/settings-page.tsx')).then(m => ({
      Component: m.SettingsPage,
    })),
}

// The router keeps the address that it finds; it shall find none with a token.
hideMailedToken()

/** The pages of the owner's area. Any other address belongs to the public pages, on the server. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    ErrorBoundary: RouteFailed,
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

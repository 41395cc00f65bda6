import { createBrowserRouter, createPath, redirectDocument } from 'react-router'
import { takeMailedTokenFromUrl } from '../features/account/email-links/mailed-token.ts'
import { takeCaptureFromUrl } from '../features/product-lookups/captured-product/capture-in-url.ts'
import { loadChunk } from '../lib/lazy-loading/load-chunk.ts'
import { followRouter } from '../lib/url/history-entries.ts'
import { paths } from '../lib/url/paths.ts'
import { Layout } from './layout.tsx'
import { RouteErrorPage } from './route-error-page.tsx'

/** Returns the URL of the link that was followed, until its page is shown; undefined where the address bar has it. */
function pendingUrl(): string | undefined {
  const { location: pending } = router.state.navigation
  const url = pending && new URL(createPath(pending), location.href).href
  return url === location.href ? undefined : url
}

/** Loads the chunk of a page. If a newer release has replaced it, loads the page of that release. */
const loadPage = <M,>(load: () => Promise<M>) => loadChunk(load, pendingUrl)

/** Lazy loaders of the pages, each in a chunk of its own. */
const page = {
  dashboard: () =>
    loadPage(() => import('../pages/dashboard-page.tsx')).then(m => ({
      Component: m.DashboardPage,
    })),
  admin: () =>
    loadPage(() => import('../pages/admin-page.tsx')).then(m => ({ Component: m.AdminPage })),
  verifyEmail: () =>
    loadPage(() => import('../pages/email-links/verify-email-page.tsx')).then(m => ({
      Component: m.VerifyEmailPage,
      loader: m.verifyEmailLoader,
    })),
  resetPassword: () =>
    loadPage(() => import('../pages/email-links/reset-password-page.tsx')).then(m => ({
      Component: m.ResetPasswordPage,
    })),
  settings: () =>
    loadPage(() => import('../pages/settings-page.tsx')).then(m => ({
      Component: m.SettingsPage,
    })),
  toConfirm: () =>
    loadPage(() => import('../pages/to-confirm-page.tsx')).then(m => ({
      Component: m.ToConfirmPage,
    })),
  thankYous: () =>
    loadPage(() => import('../pages/thank-yous-page.tsx')).then(m => ({
      Component: m.ThankYousPage,
    })),
  registryCard: () =>
    loadPage(() => import('../pages/registry-card-page.tsx')).then(m => ({
      Component: m.RegistryCardPage,
    })),
  shareProduct: () =>
    loadPage(() => import('../pages/share-product-page.tsx')).then(m => ({
      Component: m.ShareProductPage,
    })),
  notification: () =>
    loadPage(() => import('../pages/notification-page.tsx')).then(m => ({
      Component: m.NotificationPage,
    })),
  scrapingLogs: () =>
    loadPage(() => import('../pages/scraping-logs-page.tsx')).then(m => ({
      Component: m.ScrapingLogsPage,
    })),
}

// Before the router is created, because it stores the current URL.
takeMailedTokenFromUrl()
takeCaptureFromUrl()

/** Pages of development only; the production build drops them. */
const devRoutes = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        lazy: () =>
          loadPage(() => import('../pages/ui-gallery-page.tsx')).then(m => ({
            Component: m.UiGalleryPage,
          })),
      },
    ]
  : []

/** Router of the owner's area. Other URLs are public pages, rendered by the server. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: paths.dashboard, lazy: page.dashboard },
      { path: paths.admin, lazy: page.admin },
      { path: paths.verifyEmail, lazy: page.verifyEmail },
      { path: paths.resetPassword, lazy: page.resetPassword },
      { path: paths.settings, lazy: page.settings },
      { path: paths.toConfirm, lazy: page.toConfirm },
      { path: paths.thankYous, lazy: page.thankYous },
      { path: paths.registryCard, lazy: page.registryCard },
      { path: paths.shareProduct, lazy: page.shareProduct },
      { path: paths.notification, lazy: page.notification },
      { path: paths.scrapingLogs, lazy: page.scrapingLogs },
      ...devRoutes,
      { path: '*', loader: () => redirectDocument(paths.home) },
    ],
  },
])

followRouter(router)
// A reload closes all layers; their history entries are left then.
if (history.state?.layers) void import('../lib/url/history-layers.ts')

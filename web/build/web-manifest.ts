import { workerMessages } from '@registry/shared/messages/push/service-worker'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { paths } from '../src/lib/url/paths.ts'

const { manifest: t } = workerMessages
const CREAM = '#FFFAF5'
const ICON = '/icons/app-192.png'

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: ICON, sizes: '192x192', type: 'image/png' }],
})

/** Web app manifest: home screen icon, share target and shortcuts. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: t.name,
  short_name: t.shortName,
  description: t.description,
  lang: 'en',
  dir: 'ltr',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: CREAM,
  background_color: CREAM,
  icons: [
    { src: ICON, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/app-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  // GET opens the form and creates nothing.
  share_target: {
    action: paths.shareProduct,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    shortcut(t.shortcuts.dashboard, paths.dashboard),
    shortcut(t.shortcuts.add, paths.shareProduct),
    shortcut(t.shortcuts.confirm, paths.toConfirm),
  ],
}

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

const screenshot = (name: string, label: string, sizes: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: name.endsWith('wide') ? ('wide' as const) : ('narrow' as const),
  label,
})

/** Web app manifest: home screen icon, screenshots of the installation dialog, share target and shortcuts. */
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
  screenshots: [
    screenshot('dashboard-narrow', t.screenshots.dashboard, '780x1688'),
    screenshot('registry-narrow', t.screenshots.registry, '780x1688'),
    screenshot('dashboard-wide', t.screenshots.dashboard, '1280x800'),
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
    shortcut(t.shortcuts.add, `${paths.dashboard}?addItem=true`),
    shortcut(t.shortcuts.confirm, paths.toConfirm),
  ],
}

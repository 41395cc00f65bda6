import { expect, test } from 'vitest'
import { wayToArea } from '../../build/guard-guests.ts'

const GUARDED = {
  area: 'src/app/main.tsx',
  own: /app\.html$/,
  rare: /pages\/extension\/pairing-page\./,
}

const file = (fileName: string, rest: Partial<Parameters<typeof wayToArea>[0][number]> = {}) => ({
  fileName,
  ...rest,
})
const AREA = file('owner.js', { moduleIds: ['/web/src/ui/card.tsx', '/web/src/app/main.tsx'] })
const APP = file('app.js', {
  isEntry: true,
  facadeModuleId: '/web/app.html',
  imports: ['owner.js'],
})
const PUBLIC = file('public.js', {
  isEntry: true,
  facadeModuleId: '/web/public.html',
  imports: ['base.js'],
  dynamicImports: ['sheet.js', 'pairing.js'],
})
const BASE = file('base.js', { imports: ['public.js'] })
const PAIRING = file('pairing.js', {
  facadeModuleId: '/web/src/pages/extension/pairing-page.tsx',
  imports: ['owner.js'],
})

test('the area is started by its own page, and by what guests are never shown', () => {
  expect(wayToArea([PUBLIC, APP, BASE, AREA, PAIRING, file('sheet.js')], GUARDED)).toBe(undefined)
})

test('a sheet that borrows from the area would start it for guests', () => {
  const sheet = file('sheet.js', { imports: ['pieces.js'] })
  const pieces = file('pieces.js', { imports: ['owner.js'] })
  const files = [PUBLIC, APP, BASE, AREA, PAIRING, sheet, pieces]
  expect(wayToArea(files, GUARDED)).toEqual(['public.js', 'sheet.js', 'pieces.js', 'owner.js'])
})

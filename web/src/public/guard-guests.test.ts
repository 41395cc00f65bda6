import { expect, test } from 'vitest'
import { wayToArea } from '../../build/guard-guests.ts'

const GUARDED = {
  area: 'src/app/main.tsx',
  own: /app\.html$/,
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

test('the area is started by its own page', () => {
  const files = [PUBLIC, APP, BASE, AREA, file('pairing.js'), file('sheet.js')]
  expect(wayToArea(files, GUARDED)).toBe(undefined)
})

test('a sheet that borrows from the area would start it for guests', () => {
  const sheet = file('sheet.js', { imports: ['pieces.js'] })
  const pieces = file('pieces.js', { imports: ['owner.js'] })
  const files = [PUBLIC, APP, BASE, AREA, sheet, pieces]
  expect(wayToArea(files, GUARDED)).toEqual(['public.js', 'sheet.js', 'pieces.js', 'owner.js'])
})

test('a part of a public page that only owners see must not start the area either', () => {
  const pairing = file('pairing.js', { imports: ['owner.js'] })
  const files = [PUBLIC, APP, BASE, AREA, pairing, file('sheet.js')]
  expect(wayToArea(files, GUARDED)).toEqual(['public.js', 'pairing.js', 'owner.js'])
})

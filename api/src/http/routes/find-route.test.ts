import { expect, test } from 'vitest'
import { createRouteFinder } from './find-route.ts'

const items = { method: 'GET', path: '/registry/{slug}/items' } as const
const search = { method: 'GET', path: '/registry/search/items' } as const
const add = { method: 'POST', path: '/registry/{slug}/items' } as const
const find = createRouteFinder([items, search, add])

test.each([
  ['GET', '/registry/mei/items', items, { slug: 'mei' }],
  ['HEAD', '/registry/mei/items', items, { slug: 'mei' }],
  ['POST', '/registry/mei/items', add, { slug: 'mei' }],
  ['GET', '/registry/mei/items/', items, { slug: 'mei' }],
  ['GET', '/registry/b%C3%A9b%C3%A9%2F1/items', items, { slug: 'bébé/1' }],
  ['GET', '/registry/%E0%A4%A/items', items, { slug: '%E0%A4%A' }],
  ['GET', '/registry/search/items', items, { slug: 'search' }],
  ['GET', '/registry/constructor/items', items, { slug: 'constructor' }],
])(
  '%s %s finds the first route of this shape and its parameters',
  (method, path, target, params) => {
    expect(find(method, path)).toEqual({ target, params })
  },
)

test.each([
  ['DELETE', '/registry/mei/items'],
  ['OPTIONS', '/registry/mei/items'],
  ['GET', '/registry//items'],
  ['GET', '/registry/mei/items//'],
  ['GET', '/registry/mei/Items'],
  ['GET', '/registry/mei'],
  ['GET', '/registry/mei/items/1'],
  ['GET', 'registry/mei/items'],
  ['GET', '/'],
  ['GET', ''],
])('%s %s finds no route', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})

import { me } from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { checkSlug, updateProfile } from '@registry/shared/contract/account/settings'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi } from '../../../test/start-api.ts'

const api = shareApi({ env: { DEFAULT_REGISTRY_SLUG: 'our-house' } })

let counter = 0
const newSlug = () => {
  counter += 1
  return `new-home-${counter}`
}

type Own = Awaited<ReturnType<typeof openOwnRegistry>>

const profileOf = (registrySlug: string) => ({
  name: 'Priya',
  registrySlug,
  registryTitle: 'Baby Tan is on the way',
  registrySubtitle: 'Thank you for being part of it',
})
const move = ({ call }: Pick<Own, 'call'>, slug: string) =>
  call(updateProfile, { body: profileOf(slug) })
const isAvailable = async ({ call }: Own, slug: string) =>
  (await call(checkSlug, { params: { slug } })).available
const eventsOf = (registryId: string) =>
  api.app.db('audit_events').where({ registry_id: registryId }).orderBy('id').select('*')

/** Sent without the typed client, which would reject it first. */
async function refusal({ token }: Own, path: string, body?: object) {
  const response = await fetch(`${api.url}/api${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, error, fields } = await response.json()
  return { status: response.status, code, error, fields }
}

const invalid = (field: string, error: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  error,
  fields: { [field]: error },
})

const taken = {
  status: 409,
  code: 'SLUG_TAKEN',
  message: 'This URL is already taken',
  details: { fields: { registrySlug: 'This URL is already taken' } },
}

describe('checking a slug', () => {
  test('returns true for a free one, the own one and an own former one', async () => {
    const own = await openOwnRegistry(api)
    const { slug } = own.registry
    expect(await isAvailable(own, newSlug())).toBe(true)
    expect(await isAvailable(own, slug)).toBe(true)
    await move(own, newSlug())
    expect(await isAvailable(own, slug)).toBe(true)
  })

  test("returns false for reserved words, others' slugs and their former ones", async () => {
    const [own, other] = [await openOwnRegistry(api), await openOwnRegistry(api)]
    const present = newSlug()
    await move(other, present)
    for (const slug of ['admin', 'dashboard', present, other.registry.slug]) {
      expect(await isAvailable(own, slug), slug).toBe(false)
    }
  })

  test('returns false for the slug of the default registry while there is none, true to administrators', async () => {
    const own = await openOwnRegistry(api)
    expect(await isAvailable(own, 'our-house')).toBe(false)
    await expect(move(own, 'our-house')).rejects.toMatchObject(taken)
    await api.app.db('users').where({ id: own.registry.ownerId }).update({ is_system_admin: true })
    expect(await isAvailable(own, 'our-house')).toBe(true)
  })

  test('returns false for the slug of a closed registry', async () => {
    const [own, other] = [await openOwnRegistry(api), await makeRegistry(api.app.db)]
    const former = newSlug()
    await api.app.db('registry_slugs').insert({ slug: former, registry_id: null })
    await api.app.db('registries').where({ id: other.id }).update({ closed_at: new Date() })
    expect(await isAvailable(own, former)).toBe(false)
    expect(await isAvailable(own, other.slug)).toBe(false)
  })

  test('lower-cases the slug', async () => {
    const own = await openOwnRegistry(api)
    expect(await isAvailable(own, own.registry.slug.toUpperCase())).toBe(true)
  })

  test.each([
    ['a b', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['zoë', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['ab', 'Registry slug must be between 3 and 50 characters'],
    ['a'.repeat(51), 'Registry slug must be between 3 and 50 characters'],
  ])('rejects %j: %s', async (slug, sentence) => {
    const own = await openOwnRegistry(api)
    const path = `/admin/check-slug/${encodeURIComponent(slug)}`
    expect(await refusal(own, path)).toEqual(invalid('slug', sentence))
  })

  test('is limited, so that registries cannot be found with it', async () => {
    const strict = await startApi({ env: { RATE_LIMITS: 'strict' }, beside: api })
    const own = await openOwnRegistry(strict)
    const check = () => isAvailable(own, own.registry.slug)
    for (let n = 0; n < 60; n += 1) await check()
    await expect(check()).rejects.toMatchObject({ status: 429 })
    await strict.stop()
  })
})

describe('changing the profile', () => {
  test('is visible to the owner and visitors at once', async () => {
    const own = await openOwnRegistry(api)
    const { slug } = own.registry
    const query = { sortBy: 'value' as const, sortOrder: 'desc' as const }
    await api.call(listRegistryItems, { params: { slug }, query })
    const changed = {
      name: 'Priya Rao',
      registryTitle: 'Welcome, little one',
      registrySubtitle: 'With love from us',
    }
    const body = { ...changed, registrySlug: slug, giftPassingEnabled: false }
    const { user } = await own.call(updateProfile, { body })
    expect(user).toMatchObject({ ...changed, registrySettings: { giftPassingEnabled: false } })
    expect((await own.call(me, {})).user).toEqual(user)
    const { registryOwner } = await api.call(listRegistryItems, { params: { slug }, query })
    expect(registryOwner).toMatchObject({ ...changed, registrySlug: slug })

    const kept = await own.call(updateProfile, { body: { ...changed, registrySlug: slug } })
    expect(kept.user).toEqual(user)
  })

  test('sets whether search engines may index the page, and is audited', async () => {
    const own = await openOwnRegistry(api)
    const body = profileOf(own.registry.slug)
    const isListed = async () =>
      (await api.app.db('registries').where({ id: own.registry.id }).first()).is_listed
    const list = (wanted?: boolean) =>
      own.call(updateProfile, { body: { ...body, isListed: wanted } })
    expect((await list()).user.registrySettings.isListed).toBe(false)
    expect((await list(true)).user.registrySettings.isListed).toBe(true)
    expect(await isListed()).toBe(true)
    expect((await list()).user.registrySettings.isListed).toBe(true)
    await list(false)
    expect(await isListed()).toBe(false)
    const events = (await eventsOf(own.registry.id)).slice(-2)
    const trace = { action: 'registry.profile_changed', details: { fields: ['isListed'] } }
    expect(events).toMatchObject([trace, trace])
  })

  test('is audited once without the texts, and not if nothing changed', async () => {
    const own = await openOwnRegistry(api)
    const body = { ...profileOf(newSlug()), name: 'Marker Name', registryTitle: 'Marker Title' }
    await own.call(updateProfile, { body })
    await own.call(updateProfile, { body })
    const events = await eventsOf(own.registry.id)
    expect(events).toMatchObject([
      {
        actor_kind: 'owner',
        actor_id: own.registry.ownerId,
        action: 'registry.profile_changed',
        entity_id: own.registry.id,
        details: { fields: ['name', 'registrySlug', 'registryTitle'] },
        request_id: expect.any(String),
      },
    ])
    expect(JSON.stringify(events)).not.toMatch(/marker|new-home/i)
  })

  test.each([
    ['registrySlug', 'ab', 'Registry slug must be at least 3 characters long'],
    ['registrySlug', 'a'.repeat(51), 'Registry slug must be between 3 and 50 characters'],
    ['registrySlug', 'baby lim', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['registryTitle', 'a'.repeat(121), 'Please use at most 120 characters'],
  ])('rejects %s %j: %s', async (field, value, sentence) => {
    const own = await openOwnRegistry(api)
    const body = { ...profileOf(own.registry.slug), [field]: value }
    expect(await refusal(own, '/admin/profile', body)).toEqual(invalid(field, sentence))
  })
})

describe('changing a slug', () => {
  test('makes former slugs redirect to the newest, also for contributing', async () => {
    const own = await openOwnRegistry(api)
    const { id, slug } = own.registry
    const itemId = await makeItem(api.app.db, id)
    const [second, third] = [newSlug(), newSlug()]
    await move(own, second)
    await move(own, third)
    for (const former of [slug, second]) {
      const answer = await fetch(`${api.url}/api/registry/${former}/items`, { redirect: 'manual' })
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toContain(`/api/registry/${third}/items`)
    }
    const given = await contributeTo(api, { slug, id: itemId })
    expect(given.data.id).toBe(itemId)
  })

  test('and back leaves no slug that redirects to itself', async () => {
    const own = await openOwnRegistry(api)
    const { id, slug } = own.registry
    const away = newSlug()
    await move(own, away)
    await move(own, slug)
    const rows = await api.app.db('registry_slugs').where({ registry_id: id }).select('slug')
    expect(rows).toEqual([{ slug: away }])
    expect((await fetch(`${api.url}/api/registry/${slug}/items`)).status).toBe(200)
  })

  test('is rejected if another registry uses or used the slug', async () => {
    const [own, other] = [await openOwnRegistry(api), await openOwnRegistry(api)]
    const present = newSlug()
    await move(other, present)
    for (const slug of ['admin', present, other.registry.slug]) {
      const body = { ...profileOf(slug), registryTitle: 'Another title' }
      await expect(own.call(updateProfile, { body })).rejects.toMatchObject(taken)
    }
    const { user } = await own.call(me, {})
    expect(user).toMatchObject(profileOf(own.registry.slug))
    expect(await eventsOf(own.registry.id)).toEqual([])
  })

  test('to the same one succeeds for one of concurrent requests', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => openOwnRegistry(api)))
    const slug = newSlug()
    const answers = await Promise.allSettled(owners.map(owner => move(owner, slug)))
    const lost = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(lost).toMatchObject(Array.from({ length: 5 }, () => taken))
    const rows = await api.app.db('registries').where({ slug })
    expect(rows).toHaveLength(1)
    const formers = owners.map(({ registry }) => registry.slug)
    expect(await api.app.db('registry_slugs').whereIn('slug', formers)).toHaveLength(1)
  })

  test('is limited to ten a day', async () => {
    const strict = await startApi({ env: { RATE_LIMITS: 'strict' }, beside: api })
    const own = await openOwnRegistry(strict)
    for (let n = 0; n < 10; n += 1) await move(own, newSlug())
    await expect(move(own, newSlug())).rejects.toMatchObject({ status: 429 })
    await strict.stop()
  })
})

describe('the legacy administrator', () => {
  test('changes the default registry but no name, and keeps it after a slug change', async () => {
    const { id, ownerId } = await makeRegistry(api.app.db, 'our-house')
    const admin = openBrowser(api)
    const body = { adminPassword: api.app.secrets.adminPassword }
    admin.headers['x-csrf-token'] = (await admin.call(legacyLogin, { body })).csrfToken
    const { user } = await admin.call(updateProfile, {
      body: { ...profileOf('our-new-house'), name: 'Admin', registryTitle: 'Moved' },
    })
    expect(user).toMatchObject({ registrySlug: 'our-new-house', registryTitle: 'Moved' })
    expect((await admin.call(me, {})).user).toEqual(user)
    await admin.call(legacyLogin, { body })
    const [owner] = await api.app.db('users').where({ id: ownerId })
    expect(owner.name).toBe('Priya')
    expect((await eventsOf(id))[1]).toMatchObject({
      actor_kind: 'legacy_admin',
      details: { fields: ['registrySlug', 'registryTitle'] },
    })
  })
})

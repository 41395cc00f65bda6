import { createHash, randomUUID } from 'node:crypto'
import type { App } from '../../src/http/app.ts'
import type { OwnerFixture } from '../authorisation/owner-fixture.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Inserts a row into each growing table that an owner fixture leaves empty. */
export async function insertOtherRows({ db, newId, now }: App, of: OwnerFixture): Promise<void> {
  const { userId, registryId: registry_id, contributionId, offering } = of
  const created_at = now()
  const content_hash = hash('image')
  const ofOffering = { registry_id, offering_id: offering.id }
  const photoId = newId()
  const rows: Record<string, object> = {
    audit_events: {
      id: newId(),
      actor_kind: 'owner',
      actor_id: userId,
      registry_id,
      action: 'a',
      entity: 'user',
      entity_id: userId,
    },
    backups: { snapshot_at: created_at, bytes: 1 },
    event_counts: { registry_id, day: created_at, event: 'page_view', count: 1 },
    farewells: { user_id: userId, name: 'Mei', email: of.email, created_at },
    idempotency_keys: {
      scope_key: hash('key'),
      request_hash: hash('request'),
      status: 200,
      answer: '{}',
    },
    images: { hash: content_hash, width: 10, height: 10, unused_since: created_at },
    known_devices: { user_id: userId, device_hash: hash('device'), last_used_at: created_at },
    legacy_admin_sessions: {
      token_hash: hash('token'),
      csrf_hash: hash('csrf'),
      expires_at: created_at,
    },
    login_failures: { key: hash('login'), count: 1, first_at: created_at, last_at: created_at },
    mail_subscriptions: {
      id: newId(),
      registry_id,
      kind: 'contributions',
      address_hash: hash('email'),
    },
    notification_choices: {
      user_id: userId,
      contributions: 'both',
      offerings: 'both',
      own_gifts: true,
    },
    offering_interests: { id: newId(), ...ofOffering },
    offering_photos: { id: photoId, ...ofOffering, status: 'ready', content_hash },
    offering_photo_bytes: { photo_id: photoId, bytes: Buffer.from('photo') },
    owner_checklists: { registry_id },
    rate_limits: { key: `limit:${randomUUID()}`, points: 1, expire: Date.now() + 3_600_000 },
    registry_slugs: { slug: 'former-slug', registry_id },
    thank_yous: {
      id: newId(),
      registry_id,
      email: 'mei@giver.example',
      status: 'sent',
      sent_at: created_at,
    },
    thank_you_mails: { id: newId(), registry_id, contribution_id: contributionId, note: 'Thanks' },
  }
  for (const [table, row] of Object.entries(rows)) {
    await db(table).insert(row).onConflict().ignore()
  }
}

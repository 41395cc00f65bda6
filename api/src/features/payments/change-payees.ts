import type {
  Payees,
  PaymentSetups,
} from '@registry/shared/contract/contributions/payment-settings'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { AppError } from '@registry/shared/errors/app-error'
import { settingsMessages } from '@registry/shared/messages/account/settings'
import { parsePayeeAddress } from '@registry/shared/payments/payee-address'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { type RequestMeta, requireFound } from '../../http/routes/route.ts'
import type { Owner } from '../../http/routes/viewer.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as audit from '../audit/audit-store.ts'
import { actorOf } from '../audit/audit-store.ts'
import { reauthenticateOwner } from '../auth/passwords/reauthenticate-owner.ts'
import { bankShowsOf, ownAddressOf } from '../registries/payee.ts'
import * as profileStore from '../registries/profile-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import { sendPayeeChanged } from './payee-mails.ts'
import { presentPayees } from './present-payees.ts'

const COLUMNS = {
  'singapore-paynow': { address: 'paynow_proxy', bankShows: 'paynow_bank_shows' },
  'wise-transfer': { address: 'wise_tag', bankShows: 'wise_bank_shows' },
  'india-upi': { address: 'upi_vpa', bankShows: 'upi_bank_shows' },
} as const satisfies Record<PaymentMethod, { address: string; bankShows: string }>

interface PayeeValues {
  method: PaymentMethod
  /** Undefined leaves it unchanged; '' switches the method off even if the installation has a default. */
  address: string | undefined
  bankShows: string | null
}

/** Stores the account and bank name of one method. */
async function setPayee(
  db: Db,
  registryId: string,
  { method, address, bankShows }: PayeeValues,
  at: Date,
): Promise<void> {
  const columns = COLUMNS[method]
  const values = { [columns.address]: address, [columns.bankShows]: bankShows, updated_at: at }
  await db('registries').where({ id: registryId }).update(values)
}

function reject(methods: readonly PaymentMethod[]): never {
  const sentences = methods.map(method => settingsMessages.addressInvalid[method])
  const fields = methods.map((method, index) => [`methods.${method}.address`, sentences[index]])
  throw new AppError('VALIDATION_FAILED', {
    message: sentences[0],
    fields: Object.fromEntries(fields),
  })
}

/** Normalises the payment accounts. Throws VALIDATION_FAILED with a message for each invalid one. */
function normalizePayees(payees: Payees): Payees {
  const wrong: PaymentMethod[] = []
  const plain: Payees = {}
  for (const method of PAYMENT_METHODS) {
    const payee = payees[method]
    if (!payee) continue
    const address = parsePayeeAddress(method, payee.address)
    if (address === undefined) wrong.push(method)
    else plain[method] = { ...payee, address }
  }
  if (wrong.length > 0) reject(wrong)
  return plain
}

/**
 * Returns the changed payment methods. A default of the installation that is sent back unchanged is not stored
 * as the registry's own.
 */
function changesOf(before: PaymentSetups, payees: Payees): PayeeValues[] {
  return PAYMENT_METHODS.flatMap(method => {
    const wanted = payees[method]
    if (!wanted) return []
    const is = before[method]
    const isSame = wanted.address === (is.address ?? '')
    if (isSame && wanted.bankShows === (is.bankShows ?? '')) return []
    const address = isSame ? undefined : wanted.address
    return [{ method, address, bankShows: wanted.bankShows || null }]
  })
}

interface ChangePayees {
  methods: Payees
  password: string
  version?: number | undefined
  meta: RequestMeta
}

async function write(db: Db, owner: Owner, changes: PayeeValues[], at: Date): Promise<void> {
  for (const change of changes) await setPayee(db, owner.registryId, change, at)
  const methods = changes.map(({ method }) => method)
  await enqueue(db, sendPayeeChanged, { userId: owner.userId, methods })
}

/** Audit details: the methods and kinds of changes, never an account identifier. */
const detailsOf = (changes: PayeeValues[]) => ({
  changes: changes.map(({ method, address }) => ({
    method,
    address: address === undefined ? 'kept' : address === '' ? 'removed' : 'set',
  })),
})

function createPayeeConflict(app: App, registry: registryStore.Registry): AppError {
  const current = presentPayees(registry, app.config.payeeDefaults)
  return new AppError('EDIT_CONFLICT', { data: { current, version: registry.payeesVersion } })
}

/**
 * Changes the payment accounts of a registry after checking the owner's password, and mails the owner. Does
 * nothing if nothing changed. Returns the registry as this change leaves it. Throws VALIDATION_FAILED, INVALID_CREDENTIALS, RATE_LIMITED, and EDIT_CONFLICT with the
 * current accounts if another write came after the given version.
 */
export async function changePayees(
  app: App,
  owner: Owner,
  { methods, password, version, meta }: ChangePayees,
): Promise<registryStore.Registry> {
  const payees = normalizePayees(methods)
  const account = await reauthenticateOwner(app, owner, { password, ip: meta.ip })
  const { registryId } = owner
  return app.db.transaction(async trx => {
    // The password may have been changed, or the account closed, after it was checked.
    if (!(await userStore.lockIfPasswordUnchanged(trx, account)))
      throw new AppError('TOKEN_EXPIRED')
    await profileStore.lock(trx, registryId)
    const registry = requireFound(await registryStore.findById(trx, registryId))
    const changes = changesOf(presentPayees(registry, app.config.payeeDefaults), payees)
    if (changes.length === 0) return registry
    const claim = { column: 'payees_version', version } as const
    if (!(await profileStore.claimVersion(trx, registryId, claim)))
      throw createPayeeConflict(app, registry)
    await write(trx, owner, changes, app.now())
    await audit.record(trx, { ...actorOf(owner), ...meta.trace }, 'registry.payee_changed', {
      entityId: registryId,
      details: detailsOf(changes),
    })
    return requireFound(await registryStore.findById(trx, registryId))
  })
}

/**
 * Switches off the payment accounts of a user's registry and emails the user. A password reset of an unverified account
 * calls it, because a stranger may have registered the account.
 */
export async function removePayees(db: Db, { userId, at }: { userId: string; at: Date }) {
  const registry = await registryStore.findByOwner(db, userId)
  if (!registry) return
  const methods = PAYMENT_METHODS.filter(
    method => ownAddressOf(registry, method) || bankShowsOf(registry, method),
  )
  if (methods.length === 0) return
  const changes = methods.map(method => ({
    method,
    // Switched off, so that no money goes to a default account of the installation until the owner enters their own.
    address: ownAddressOf(registry, method) ? '' : undefined,
    bankShows: null,
  }))
  for (const change of changes) await setPayee(db, registry.id, change, at)
  await enqueue(db, sendPayeeChanged, { userId, methods, isRemoved: true })
  const event = { entityId: registry.id, details: detailsOf(changes) }
  const actor = { actorKind: 'system', registryId: registry.id } as const
  await audit.record(db, actor, 'registry.payee_changed', event)
}

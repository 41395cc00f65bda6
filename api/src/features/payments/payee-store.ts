import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import type { Db } from '../../db/connect.ts'

const COLUMNS = {
  'singapore-paynow': { address: 'paynow_proxy', bankShows: 'paynow_bank_shows' },
  'wise-transfer': { address: 'wise_tag', bankShows: 'wise_bank_shows' },
  'india-upi': { address: 'upi_vpa', bankShows: 'upi_bank_shows' },
} as const satisfies Record<PaymentMethod, { address: string; bankShows: string }>

export interface PayeeValues {
  method: PaymentMethod
  /** Undefined leaves it unchanged; '' switches the method off even if the installation has a default. */
  address: string | undefined
  bankShows: string | null
}

/** Stores the account and bank name of one method. */
export async function setPayee(
  db: Db,
  registryId: string,
  { method, address, bankShows }: PayeeValues,
  at: Date,
): Promise<void> {
  const columns = COLUMNS[method]
  const values = { [columns.address]: address, [columns.bankShows]: bankShows, updated_at: at }
  await db('registries').where({ id: registryId }).update(values)
}

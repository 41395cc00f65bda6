import type { PaymentMethod } from '@registry/shared/contract/registry-schemas'
import type { Db } from '../../db/connect.ts'

const COLUMNS = {
  'singapore-paynow': { address: 'paynow_proxy', bankShows: 'paynow_bank_shows' },
  'wise-transfer': { address: 'wise_tag', bankShows: 'wise_bank_shows' },
  'india-upi': { address: 'upi_vpa', bankShows: 'upi_bank_shows' },
} as const satisfies Record<PaymentMethod, { address: string; bankShows: string }>

export interface PayeeValues {
  method: PaymentMethod
  /** Left as it is when undefined; '' switches the method off, whatever the installation has. */
  address: string | undefined
  bankShows: string | null
}

/** Replaces what a registry keeps of one method. */
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

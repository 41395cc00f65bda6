import type { App } from '../src/http/app.ts'

/** Inserts an offering; returns its id. */
export async function makeOffering(
  { db, newId }: Pick<App, 'db' | 'newId'>,
  registryId: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const id = newId()
  await db('offerings').insert({
    id,
    registry_id: registryId,
    item_name: 'Wooden cot',
    description: 'A wooden cot that was used for one child.',
    category: 'Cribs & Bassinets',
    condition: 'Gently Used',
    quantity: 1,
    suitable_age: '0-6 months',
    offerer_name: 'Ravi',
    offerer_email: 'ravi@offerer.example',
    ...values,
  })
  return id
}

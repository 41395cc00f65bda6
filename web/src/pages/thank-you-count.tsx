import { listThankYous } from '@registry/shared/contract/thank-yous'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../lib/api-query.ts'

/** How many guests wait for a note; nothing where none does, or where it is not known. */
export function ThankYouCount() {
  const { data } = useQuery(apiQuery(listThankYous, { query: { limit: 1, offset: 0 } }))
  return data && data.toWrite > 0 ? <span className="count">{data.toWrite}</span> : null
}

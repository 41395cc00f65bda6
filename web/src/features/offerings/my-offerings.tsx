import { offeringFiguresMessages } from '@registry/shared/messages/offering-figures'
import { paths } from '../../lib/paths.ts'
import { StatusChip } from './offering-status.tsx'
import { singaporeTime } from './offering-words.ts'
import { useMyOfferings } from './offerings-queries.ts'

const words = offeringFiguresMessages.mine

/** Offerings that the owner made on other registries; renders nothing without any. */
export function MyOfferings({ address }: { address: string }) {
  const { data } = useMyOfferings(address)
  if (!data || data.length === 0) return null
  return (
    <section className="panel sharing-mine" aria-labelledby="my-offerings">
      <h2 id="my-offerings">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      <ul>
        {data.map(({ id, itemName, status, createdAt, registrySlug, registryTitle, thankYou }) => (
          <li key={id}>
            <div>
              <p className="strong" dir="auto">
                {itemName}
              </p>
              <p className="hint">
                <a href={paths.registry(registrySlug)} dir="auto">
                  {words.to(registryTitle)}
                </a>{' '}
                <time dateTime={createdAt}>{singaporeTime(createdAt)}</time>
              </p>
              {thankYou && (
                <p className="sharing-words" dir="auto">
                  {thankYou}
                </p>
              )}
            </div>
            <StatusChip status={status} labels={words.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

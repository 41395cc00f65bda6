import { giftPassingMessages as t } from '@registry/shared/messages/offerings/gift-passing'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './offering-sheet.module.css'
import type { AcceptedOfferings } from './use-accepted-offerings.ts'

/** Accepted offerings of others in short; renders nothing without any. */
export function AcceptedOfferingsList({ accepted }: { accepted: AcceptedOfferings | undefined }) {
  if (!accepted || accepted.offerings.length === 0) return null
  const { offerings, more } = accepted
  return (
    <section
      className={`text-14 radius-12 fill-sunken pad-16 ${styles.onItsWay}`}
      aria-labelledby="on-its-way"
    >
      <Text as="h3" size={14} weight={600} id="on-its-way">
        {t.onItsWay}
      </Text>
      <p className="hint">{t.onItsWayHint}</p>
      <ul className="stack gap-6 above-8">
        {offerings.map(({ id, itemName, quantity, suitableAge }) => (
          <Inline as="li" gap="0-12" justify="between" wrap canBreak key={id}>
            <span dir="auto">{itemName}</span>
            <span className="hint num">{t.onItsWayFacts(quantity, suitableAge)}</span>
          </Inline>
        ))}
        {more > 0 && <li className="hint">{t.andMore(more)}</li>}
      </ul>
    </section>
  )
}

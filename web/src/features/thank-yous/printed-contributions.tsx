import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { once } from '@registry/shared/lazy/once'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import { useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './printed-contributions.module.css'

const { table } = deskMessages
/** Dates in the registry's time zone. */
const day = once(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Singapore' }),
)

/** All contributions as a table for print; rendered only while printing. */
export function PrintedContributions({ contributors }: { contributors: readonly ThankYou[] }) {
  if (!useIsPrinting()) return null
  return createPortal(
    <table className={`print-sheet ${styles.tyPrint}`}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.name}</th>
          <th scope="col">{table.gift}</th>
          <th scope="col" className="num">
            {table.amount}
          </th>
          <th scope="col">{table.date}</th>
          <th scope="col">{table.note}</th>
          <th scope="col">{table.status}</th>
        </tr>
      </thead>
      <tbody>{contributors.flatMap(contributionRows)}</tbody>
    </table>,
    document.body,
  )
}

function contributionRows({ name, status, gifts }: ThankYou) {
  return gifts.map(contribution => (
    <tr key={contribution.contributionId}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{contribution.itemName}</bdi>
      </td>
      <td className="num">{formatPlainAmount(contribution.amount)}</td>
      <td>{day().format(new Date(contribution.timestamp))}</td>
      <td>
        <bdi>{contribution.message}</bdi>
      </td>
      <td>{deskMessages.status[contribution.isThanked ? 'sent' : status]}</td>
    </tr>
  ))
}

/** Returns true while the browser prints, including from its own menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useLayoutEffect(() => {
    // Synchronous, because the browser lays out the page when the listener returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

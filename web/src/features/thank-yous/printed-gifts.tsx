import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const { table } = deskMessages
/** The registry's day, not the device's. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Singapore' })

/** All gifts as a table on paper, made only when somebody prints. */
export function PrintedGifts({ guests }: { guests: readonly ThankYou[] }) {
  if (!useIsPrinting()) return null
  return (
    <table className="ty-print">
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
      <tbody>{guests.flatMap(rowsOf)}</tbody>
    </table>
  )
}

function rowsOf({ name, status, gifts }: ThankYou) {
  return gifts.map(gift => (
    <tr key={gift.contributionId}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{gift.itemName}</bdi>
      </td>
      <td className="num">{formatPlainAmount(gift.amount)}</td>
      <td>{day.format(new Date(gift.timestamp))}</td>
      <td>
        <bdi>{gift.message}</bdi>
      </td>
      <td>{deskMessages.status[gift.isThanked ? 'sent' : status]}</td>
    </tr>
  ))
}

/** True while the browser lays the page out for paper, also from its own menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useLayoutEffect(() => {
    // The page is laid out as soon as the listener returns.
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

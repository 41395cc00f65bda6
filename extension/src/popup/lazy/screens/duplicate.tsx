import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { formatDollars } from '@registry/shared/money/format-money'
import { cents } from '@registry/shared/money/money'
import { parseTypedPrice } from '@registry/shared/money/parse-typed-amount'
import { useLayoutEffect, useState } from 'react'
import { registryUrl } from '../../../config.ts'
import type { Draft } from '../../../draft/draft.ts'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import type { DuplicateScreen } from '../../state/screen.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { formatDay } from '../format-day.ts'
import type { ScreenActions } from './create-screen-actions.ts'
import { ItemCard } from './item-card.tsx'
import { ScreenTitle } from './screen-title.tsx'

const { duplicate: t } = quickAddScreens
const QUANTITY_MAX = 99
/** Time in ms after the screen has opened in which keys are ignored: they were meant for the draft. */
const IGNORED_KEYS_MS = 500

interface DuplicateProps {
  screen: DuplicateScreen
  actions: Pick<ScreenActions, 'raise' | 'addAnyway'>
}

interface Choice {
  title: string
  hint: string
  choose: () => void
}

/** Asks whether to increase the quantity of an existing item or to add a separate one. */
export function Duplicate({ screen, actions }: DuplicateProps) {
  const { item, others, isBusy, message } = screen
  const raised = item.quantity + 1
  const choices: Choice[] = [{ title: t.addAnyway, hint: t.addHint, choose: actions.addAnyway }]
  if (raised <= QUANTITY_MAX) {
    const choose = () => void actions.raise()
    choices.unshift({ title: t.raise(raised), hint: t.raiseHint(raised), choose })
  }
  useChoiceKeys(choices)
  return (
    <>
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle title={t.title} text={t.addedOn(formatDay(item.createdAt))} />
        <div>
          <ItemCard
            name={item.productName}
            facts={factsOf(item, others)}
            picture={item.thumbnailUrl}
          />
          <PriceChange item={item} draft={screen.of.draft} />
        </div>
        <ul className={`stack gap-8 ${screensStyles.choices}`}>
          {choices.map(({ title, hint, choose }, index) => (
            <li key={title}>
              <button
                type="button"
                className={`row gap-12 align-center text-12 tone-muted radius-12 fill-surface hover-sunken ${index === 0 ? screensStyles.isMain : ''}`}
                aria-disabled={isBusy}
                onClick={choose}
              >
                <span className="grows shrinks">
                  <b className="block text-14 weight-600 tone-ink">{title}</b>
                  {hint}
                </span>
                <Kbd of={String(index + 1)} />
              </button>
            </li>
          ))}
        </ul>
        <p className="error" role="alert" hidden={message === ''}>
          {message}
        </p>
      </main>
      <footer className={screenStyles.foot}>
        <a
          className="btn btn-quiet btn-block"
          href={`${registryUrl}/dashboard#item-${item.id}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.open}
          <Icon of="open" isSmall />
        </a>
      </footer>
    </>
  )
}

/** Selects a choice by the keys 1 and 2. */
function useChoiceKeys(choices: readonly Choice[]) {
  const [openedAt] = useState(() => performance.now())
  useLayoutEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (performance.now() - openedAt < IGNORED_KEYS_MS) return
      if (!ctrlKey && !metaKey && !altKey) choices[Number(key) - 1]?.choose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

function factsOf(item: OwnProduct, others: number): string {
  const facts = [formatDollars(item.totalPrice), t.quantity(item.quantity)]
  if (item.isHidden) facts.push(t.hidden)
  if (others > 0) facts.push(t.others(others))
  return facts.join(' · ')
}

function PriceChange({ item, draft }: { item: OwnProduct; draft: Draft }) {
  const asked = parseTypedPrice(draft.totalPrice)
  if (draft.currency !== 'SGD' || !asked || asked === item.totalPrice) return null
  const more = asked - item.totalPrice
  return (
    <p className="row gap-8 align-center text-12 tone-muted above-8 num">
      <Icon of={more > 0 ? 'up' : 'down'} isSmall />
      <span>
        {t.asks}
        <b className="tone-ink">{formatDollars(asked)}</b>
        {t.thatIs}
        <b className="tone-ink">{formatDollars(cents(Math.abs(more)))}</b>
        {more > 0 ? t.more : t.less}
      </span>
    </p>
  )
}

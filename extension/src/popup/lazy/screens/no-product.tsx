import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { useState } from 'react'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import type { QueueSummary } from '../../state/queue-summary.ts'
import type { Screen } from '../../state/screen.ts'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import { Field } from '../../ui/field.tsx'
import { QueueNotice } from '../notices/queue-notice.tsx'
import type { ScreenActions } from './create-screen-actions.ts'
import { ScreenTitle } from './screen-title.tsx'

const words = quickAddScreens

/** Texts by the reason why there is no product. */
const WORDS = {
  'not-a-product': words.noProduct,
  blocked: words.blocked,
  unreadable: words.unreadable,
} as const

interface NoProductProps extends Omit<Extract<Screen, { name: 'no-product' }>, 'name'> {
  waiting: QueueSummary
  isOnline: boolean
  actions: Pick<
    QuickAdd & ScreenActions,
    'typeIt' | 'sendRequest' | 'dispatch' | 'connect' | 'reopen'
  >
}

/** Shown without a product: the owner pastes a URL or enters the product by hand. */
export function NoProduct({ because, link, waiting, isOnline, actions }: NoProductProps) {
  const [error, setError] = useState<string>()
  const { title, text } = WORDS[because]
  return (
    <form
      className={`column grows ${screenStyles.screen}`}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const pasted = String(new FormData(event.currentTarget).get('link')).trim()
        if (pasted) actions.typeIt(pasted)
        else setError(words.noProduct.pasteFirst)
      }}
    >
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="nothing" title={title} text={text} />
        <Field label={words.fields.link} error={error}>
          {control => (
            <input
              {...control}
              className="input"
              name="link"
              type="url"
              placeholder={words.linkPlaceholder}
            />
          )}
        </Field>
      </main>
      <footer className={screenStyles.foot}>
        <QueueNotice waiting={waiting} isOnline={isOnline} actions={actions} />
        <button type="submit" className="btn btn-primary btn-block">
          {words.noProduct.useLink}
        </button>
        <div className={`row wraps gap-4 above-4 ${screenStyles.isPair}`}>
          <button type="button" className="btn btn-quiet" onClick={() => actions.typeIt(link)}>
            {words.noProduct.typeIt}
          </button>
          <button type="button" className="btn btn-quiet" onClick={actions.reopen}>
            {t.tryAgain}
          </button>
        </div>
      </footer>
    </form>
  )
}

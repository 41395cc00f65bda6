import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { SleepingMoon } from './art/sleeping-moon.tsx'
import { Field } from './field.tsx'
import { ScreenTitle } from './screen-title.tsx'

interface NoProductProps {
  because: 'not-a-product' | 'blocked' | 'unreadable'
  /** Address of the page, for a draft that is typed by hand. */
  link: string
  onType: (link: string) => void
}

/** The page gave no product: the owner pastes a link or types it. */
export function NoProduct({ because, link, onType }: NoProductProps) {
  const { title, text } = because === 'unreadable' ? t.unreadable : t.noProduct
  return (
    <form
      className="screen"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onType(String(new FormData(event.currentTarget).get('link') ?? ''))
      }}
    >
      <main className="body is-centred">
        <ScreenTitle
          art={<SleepingMoon />}
          title={title}
          text={because === 'blocked' ? t.noProduct.blocked : text}
        />
        <Field label={t.fields.link}>
          {control => (
            <input
              {...control}
              className="input"
              name="link"
              type="url"
              placeholder={t.linkPlaceholder}
            />
          )}
        </Field>
      </main>
      <footer className="foot">
        <button type="submit" className="btn btn-primary btn-block">
          {t.noProduct.useLink}
        </button>
        <button type="button" className="btn btn-quiet btn-block" onClick={() => onType(link)}>
          {t.noProduct.typeIt}
        </button>
      </footer>
    </form>
  )
}

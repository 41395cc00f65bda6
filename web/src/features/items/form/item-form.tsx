import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { scrollToElement } from '../../../lib/browser/scroll-behavior.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { SCROLL_DELAY_MS } from '../use-item-highlight.ts'
import styles from './item-form.module.css'
import type { ItemFormValues } from './item-form-schema.ts'
import type { ItemFormState } from './use-item-form.ts'

interface ItemFormProps {
  form: ItemFormState
  submitLabel: string
  /** Why the last attempt to save failed. */
  error: string | undefined
  /** Notice above the fields. */
  notice?: ReactNode
  isSaving: boolean
  onSave: (values: ItemFormValues) => void
  onCancel: () => void
  children: ReactNode
}

/** Form around the item's fields; saves valid values and preserves them after an error. */
export function ItemForm(props: ItemFormProps) {
  const { form, submitLabel, error, notice, isSaving, onSave, onCancel, children } = props
  const t = itemFormMessages
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(onSave)(event)}>
      {error && (
        <Box pad="inset-top">
          <Banner tone="red" title={error} role="alert" />
        </Box>
      )}
      {notice}
      <Stack className={styles.formBody} gap={32} pad="inset">
        {children}
      </Stack>
      <Inline
        gap={8}
        align="center"
        line="above"
        fill="surface"
        pad="16-inset"
        className={`fills-on-phones ${styles.formFoot}`}
      >
        <Button type="submit" disabled={isSaving}>
          {isSaving ? t.saving : submitLabel}
        </Button>
        <Button look="quiet" disabled={isSaving} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Text size={12} tone="faint" className="pushed not-on-phones">
          {t.required}
        </Text>
      </Inline>
    </form>
  )
}

/** Panel of a form with its title and an optional aside. */
export function FormPanel({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const panel = useScrollToForm()
  return (
    <Card ref={panel} id="item-form" below={20} className={styles.formPanel} aria-labelledby={id}>
      <Inline gap="12-16" align="center" justify="between" wrap pad="16-inset" line="below">
        <Text as="h2" size={18} weight={600} id={id} tabIndex={-1}>
          {title}
        </Text>
        {aside}
      </Inline>
      {children}
    </Card>
  )
}

/**
 * Scrolls a form into view and focuses its heading when it opens, unless a press has begun in it: scrolling between press
 * and release would move the pressed control, so that no click is fired. Returns the ref for its panel.
 */
function useScrollToForm() {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const opened = panel.current
    const timer = setTimeout(() => {
      // Do not move the focus or the fields while the owner is typing.
      if (panel.current?.contains(document.activeElement)) return
      panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
      scrollToElement(panel.current, 'start')
    }, SCROLL_DELAY_MS)
    const cancelScroll = () => clearTimeout(timer)
    opened?.addEventListener('pointerdown', cancelScroll)
    return () => {
      cancelScroll()
      opened?.removeEventListener('pointerdown', cancelScroll)
    }
  }, [])
  return panel
}

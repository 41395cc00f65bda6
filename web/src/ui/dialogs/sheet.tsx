import { type Dismissal, Modal } from './modal.tsx'
import { SheetPane, type SheetPaneProps } from './sheet-pane.tsx'

interface SheetProps extends Omit<SheetPaneProps, 'isBusy'> {
  /** `wide` needs two panes (see `sheetClass`): a single one would fill only a third. */
  width?: Exclude<SheetWidth, 'wide'>
  onClose: () => void
  /** Ways to close it besides its buttons: Escape and backdrop, Escape only, or none. */
  dismissal?: 'any' | 'not-backdrop' | 'none'
  /** Returns the element to focus after closing, when the opening element cannot be focused any more. */
  focusAfter?: () => HTMLElement | null | true
  /** True when a URL opens the sheet. */
  hasUrl?: boolean | undefined
}

type SheetWidth = 'mid' | 'wide'

/** Dialog on viewports above 640 px, bottom sheet below. */
export function Sheet({
  width,
  onClose,
  dismissal = 'any',
  focusAfter,
  hasUrl,
  ...pane
}: SheetProps) {
  const onDismiss = (by: Dismissal) => {
    if (dismissal === 'none' || (dismissal === 'not-backdrop' && by === 'backdrop')) return
    onClose()
  }
  return (
    <Modal
      className={sheetClass(width)}
      onDismiss={onDismiss}
      focusAfter={focusAfter}
      hasUrl={hasUrl}
    >
      <SheetPane {...pane} isBusy={dismissal === 'none'} />
    </Modal>
  )
}

/** Returns the CSS class of a sheet's dialog, for modals that switch between one and two panes. */
export function sheetClass(width?: SheetWidth): string {
  return width ? `sheet ${width}` : 'sheet'
}

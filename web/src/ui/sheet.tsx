import { type Dismissal, Modal } from './modal.tsx'
import { SheetPane, type SheetPaneProps } from './sheet-pane.tsx'

export interface SheetProps extends Omit<SheetPaneProps, 'isBusy'> {
  /** `wide` is for two panes (`sheetClass`): one alone would have a third of it. */
  width?: Exclude<SheetWidth, 'wide'>
  onClose: () => void
  /** What closes it besides its buttons: everything, all but a press on the backdrop, or nothing. */
  dismissal?: 'any' | 'not-backdrop' | 'none'
  /** Where focus goes afterwards, when what opened the sheet can no longer take it. */
  focusAfter?: () => HTMLElement | null | true
}

export type SheetWidth = 'mid' | 'wide'

/** A dialog above 640 px, a sheet from the bottom below. */
export function Sheet({ width, onClose, dismissal = 'any', focusAfter, ...pane }: SheetProps) {
  const onDismiss = (by: Dismissal) => {
    if (dismissal === 'none' || (dismissal === 'not-backdrop' && by === 'backdrop')) return
    onClose()
  }
  return (
    <Modal className={sheetClass(width)} onDismiss={onDismiss} focusAfter={focusAfter}>
      <SheetPane {...pane} isBusy={dismissal === 'none'} />
    </Modal>
  )
}

/** The class of a sheet's dialog, for one whose panes change. */
export function sheetClass(width?: SheetWidth): string {
  return width ? `sheet ${width}` : 'sheet'
}

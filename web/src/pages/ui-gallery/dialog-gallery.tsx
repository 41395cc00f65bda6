import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { EditConflictDialog } from '../../ui/dialogs/edit-conflict-dialog.tsx'
import { EditConflictNotice } from '../../ui/dialogs/edit-conflict-notice.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Sheet, sheetClass } from '../../ui/dialogs/sheet.tsx'
import { SheetPane } from '../../ui/dialogs/sheet-pane.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ActionMenu } from '../../ui/menu/action-menu.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'

const confirmation = {
  isOpen: true,
  icon: <Trash2 className="icon" aria-hidden="true" />,
  title: 'Delete the item?',
  question: 'The crib will be removed from your registry.',
  confirm: 'Delete',
  cancel: 'Keep',
  isBusy: false,
}

const CONFLICTS = [
  { name: 'title', label: 'Title', mine: 'Baby Tan', theirs: 'Welcome, Baby Tan' },
  { name: 'listed', label: 'Show in search engines', mine: true, theirs: false },
]

const DIALOGS: { name: string; states: Record<string, (close: () => void) => ReactNode> }[] = [
  {
    name: 'ConfirmDialog',
    states: {
      'Open question': close => (
        <ConfirmDialog {...confirmation} onConfirm={close} onCancel={close} />
      ),
      'Open question with error': close => (
        <ConfirmDialog
          {...confirmation}
          error={<Banner tone="red" role="alert" title="The item was not deleted." />}
          onConfirm={close}
          onCancel={close}
        />
      ),
    },
  },
  {
    name: 'EditConflictDialog, EditConflictNotice',
    states: {
      'Open conflicts': close => (
        <EditConflictDialog
          conflicts={CONFLICTS}
          onKeepMine={close}
          onUseTheirs={close}
          onClose={close}
        />
      ),
      'Show notice': close => (
        <EditConflictNotice
          conflicts={CONFLICTS}
          onKeepMine={close}
          onUseTheirs={close}
          openFor={undefined}
        />
      ),
    },
  },
  {
    name: 'Drawer',
    states: {
      'Open drawer': close => (
        <Drawer title="Menu" closeLabel="Close menu" onClose={close}>
          <p>Entries</p>
        </Drawer>
      ),
      'Open drawer with buttons': close => (
        <Drawer
          title="Menu"
          closeLabel="Close menu"
          foot={<Button look="outline">Log in</Button>}
          onClose={close}
        >
          <p>Entries</p>
        </Drawer>
      ),
    },
  },
  {
    name: 'Sheet',
    states: {
      'Open default sheet': close => <ItemSheet onClose={close} />,
      'Open mid sheet': close => <ItemSheet width="mid" onClose={close} />,
      'Open sheet with steps': close => <ItemSheet steps={{ done: 1, of: 3 }} onClose={close} />,
    },
  },
  {
    name: 'Modal, SheetPane',
    states: {
      'Open two panes': close => (
        <Modal className={sheetClass('wide')} onDismiss={close}>
          <SheetPane title="Crib" closeLabel="Close" side={<p>Side pane</p>}>
            <Field label="Name" defaultValue="Crib" />
          </SheetPane>
        </Modal>
      ),
    },
  },
]

function ItemSheet(props: Pick<Parameters<typeof Sheet>[0], 'width' | 'steps' | 'onClose'>) {
  return (
    <Sheet
      title="Crib"
      subtitle="Nursery Furniture"
      closeLabel="Close"
      foot={<Button onClick={props.onClose}>Save</Button>}
      {...props}
    >
      <Field label="Name" defaultValue="Crib" hint="As the shop calls it." />
    </Sheet>
  )
}

const nothing = () => undefined

function MenuGallery() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <GallerySection name="ActionMenu">
      <GalleryRow caption="Available, dangerous and disabled" isWide>
        <Button ref={button} look="outline" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open menu
        </Button>
        {isOpen && button.current && (
          <ActionMenu
            label="Actions for Crib"
            anchor={button.current}
            groups={[
              [{ label: 'Edit', icon: Pencil, onSelect: nothing }],
              [
                {
                  label: 'Reset',
                  icon: RotateCcw,
                  onSelect: nothing,
                  isDanger: true,
                  unavailable: 'There is nothing to reset.',
                },
                { label: 'Delete', icon: Trash2, onSelect: nothing, isDanger: true },
              ],
            ]}
            onClose={() => setIsOpen(false)}
          />
        )}
      </GalleryRow>
    </GallerySection>
  )
}

/** Dialogs and menus, opened by buttons. */
export function DialogGallery() {
  const [open, setOpen] = useState<string>()
  const dialogs = DIALOGS.map(({ name, states }) => (
    <GallerySection key={name} name={name}>
      <GalleryRow caption="Press to open" isWide>
        {Object.entries(states).map(([label, render]) => (
          <span key={label}>
            <Button look="outline" onClick={() => setOpen(label)}>
              {label}
            </Button>
            {open === label && render(() => setOpen(undefined))}
          </span>
        ))}
      </GalleryRow>
    </GallerySection>
  ))
  return (
    <>
      {dialogs}
      <MenuGallery />
    </>
  )
}

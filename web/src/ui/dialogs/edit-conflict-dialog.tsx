import { editConflictMessages as t } from '@registry/shared/messages/account/edit-conflict'
import { useId } from 'react'
import { Button } from '../buttons/button.tsx'
import { Box } from '../layout/box.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import styles from './edit-conflict-dialog.module.css'
import { Sheet } from './sheet.tsx'

/** A field that was edited here and on another device. */
export interface EditConflict<Name extends string = string> {
  name: Name
  label: string
  mine: string | boolean
  theirs: string | boolean
}

interface EditConflictDialogProps<Name extends string> {
  conflicts: readonly EditConflict<Name>[]
  onKeepMine: (name: Name) => void
  onUseTheirs: (name: Name) => void
  onClose: () => void
}

/** Shows the typed value of each field beside the one of another device, with a choice for each. */
export function EditConflictDialog<Name extends string>({
  conflicts,
  onKeepMine,
  onUseTheirs,
  onClose,
}: EditConflictDialogProps<Name>) {
  return (
    <Sheet title={t.title} closeLabel={t.close} width="mid" onClose={onClose}>
      <p>{t.text}</p>
      <Stack gap={16} className="parts">
        {conflicts.map(conflict => (
          <Choice
            key={conflict.name}
            conflict={conflict}
            onKeepMine={() => onKeepMine(conflict.name)}
            onUseTheirs={() => onUseTheirs(conflict.name)}
          />
        ))}
      </Stack>
    </Sheet>
  )
}

interface ChoiceProps {
  conflict: EditConflict
  onKeepMine: () => void
  onUseTheirs: () => void
}

function Choice({ conflict: { label, mine, theirs }, onKeepMine, onUseTheirs }: ChoiceProps) {
  const id = useId()
  const sides = [
    { title: t.mine, value: mine, choice: t.keepMine, choose: onKeepMine },
    { title: t.theirs, value: theirs, choice: t.useTheirs, choose: onUseTheirs },
  ]
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <Text as="h3" id={id} size={16} weight={600}>
          {label}
        </Text>
        <div className={`stack gap-12 ${styles.values}`}>
          {sides.map(({ title, value, choice, choose }) => (
            <Box key={title} gap={8} pad={12} radius={12} line="around" className="column">
              <Text size={14} tone="muted">
                {title}
              </Text>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll by keyboard too. */}
              <p className={styles.text} dir="auto" tabIndex={0}>
                {displayText(value)}
              </p>
              <Button look="outline" aria-label={t.choiceFor(choice, label)} onClick={choose}>
                {choice}
              </Button>
            </Box>
          ))}
        </div>
      </Stack>
    </section>
  )
}

function displayText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? t.on : t.off
  return value.trim() === '' ? t.empty : value
}

import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { categoryArt } from '../../../../art/category-looks.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import styles from './image-picker.module.css'
import { ImageTile } from './image-tile.tsx'
import type { ImageCandidate } from './use-image-candidates.ts'

interface ImagePickerProps {
  title: string
  category: string
  candidates: readonly ImageCandidate[]
  /** URL of the selected image; '' for none. */
  value: string
  onChange: (url: string) => void
  /** Images that are not displayed yet. */
  more?: { count: number; onShow: () => void }
  /** Why the selected image cannot be saved. */
  error?: string | undefined
  /** Error with an optional retry. */
  problem?: { text: string; onRetry?: () => void }
  isBusy?: boolean
  /** Progress of a selection, announced politely. */
  news?: string
  note?: ReactNode
}

/** Preview of the selected image and a radio group of all candidates. */
export function ImagePicker(props: ImagePickerProps) {
  const { title, category, candidates, value, onChange, more, problem, isBusy, news, note } = props
  const errorId = useId()
  const name = useId()
  const art = categoryArt(category)
  const chosen = candidates.find(candidate => candidate.url === value)
  return (
    <Stack
      as="fieldset"
      gap={8}
      className={styles.pictures}
      aria-busy={isBusy}
      aria-describedby={props.error && errorId}
    >
      <legend className="label">{title}</legend>
      <span className={`thumbnail ${styles.preview}`}>
        {chosen && !chosen.shownUrl && !chosen.hasFailed ? (
          <Skeleton />
        ) : (
          <Picture
            src={chosen?.shownUrl ?? null}
            fallback={art}
            room={{ width: 260, height: 195 }}
            priority="early"
          />
        )}
      </span>
      <Stack as="ul" className={styles.picks} gap={8} above={4}>
        {candidates.map((candidate, index) => (
          <li key={candidate.url}>
            <ImageTile
              name={name}
              label={labelOf(candidate, index, candidates.length + (more?.count ?? 0))}
              isChosen={candidate.url === value}
              onChoose={() => onChange(candidate.url)}
            >
              <TileImage candidate={candidate} fallback={art} />
            </ImageTile>
          </li>
        ))}
        {more && (
          <li>
            <button
              type="button"
              className={`thumbnail text-14 weight-600 tone-muted ${styles.pick}`}
              onClick={more.onShow}
            >
              <span aria-hidden="true">+{more.count}</span>
              <span className="vh">{itemFormMessages.morePictures(more.count)}</span>
            </button>
          </li>
        )}
        <li>
          <ImageTile
            name={name}
            label={itemFormMessages.noPicture}
            isChosen={value === ''}
            onChoose={() => onChange('')}
          >
            <ImagePlus className="icon tone-faint" aria-hidden="true" />
          </ImageTile>
        </li>
      </Stack>
      <div role="status">
        {problem && <Problem {...problem} />}
        {news && (
          <Text size={12} tone="muted" above={8}>
            {news}
          </Text>
        )}
      </div>
      {note && (
        <Text size={12} tone="muted" above={8}>
          {note}
        </Text>
      )}
      {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
    </Stack>
  )
}

function labelOf({ alt }: ImageCandidate, index: number, count: number): string {
  const place = itemFormMessages.pictureOf(index + 1, count)
  return alt ? `${place}: ${alt}` : place
}

function TileImage({ candidate, fallback }: { candidate: ImageCandidate; fallback: string }) {
  const { shownUrl, hasFailed } = candidate
  if (!shownUrl && !hasFailed) return <Skeleton />
  return <Picture src={shownUrl ?? null} fallback={fallback} room={{ width: 56, height: 56 }} />
}

function Problem({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const id = useId()
  return (
    <Inline gap={8} align="center" wrap above={8}>
      <FieldError id={id}>{text}</FieldError>
      {onRetry && (
        <button type="button" className="choice choice-line" onClick={onRetry}>
          {itemMessages.tryAgain}
        </button>
      )}
    </Inline>
  )
}

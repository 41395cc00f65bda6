import { Heart, Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import type { ButtonLook } from '../../ui/buttons/button-class.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { GalleryRow, GallerySection, GalleryState } from './gallery-section.tsx'

const LOOKS: NonNullable<ButtonLook['look']>[] = [
  'primary',
  'tonal',
  'outline',
  'quiet',
  'danger',
  'danger-quiet',
]

/** Buttons and links that look like buttons. */
export function ButtonGallery() {
  return (
    <>
      <GallerySection name="Button">
        {LOOKS.map(look => (
          <GalleryRow key={look} caption={`look="${look}": default, small, large, disabled`}>
            <Button look={look}>Save</Button>
            <Button look={look} size="sm">
              Save
            </Button>
            <Button look={look} size="lg">
              Save
            </Button>
            <Button look={look} disabled>
              Save
            </Button>
          </GalleryRow>
        ))}
        <GalleryRow caption="With an icon; icon only">
          <Button>
            <Plus className="icon" aria-hidden="true" />
            Add item
          </Button>
          <Button look="quiet" size="icon" aria-label="Add to favourites">
            <Heart className="icon" aria-hidden="true" />
          </Button>
        </GalleryRow>
        <GalleryRow caption="Busy: aria-disabled and aria-busy, so that it keeps the focus">
          <Button aria-disabled aria-busy>
            Saving …
          </Button>
        </GalleryRow>
        <GalleryState caption="isBlock; a long label wraps">
          <Button isBlock>Save</Button>
          <Button isBlock>Save this gift and go back to the list of everything you need</Button>
        </GalleryState>
      </GallerySection>
      <GallerySection name="LinkButton">
        {LOOKS.map(look => (
          <GalleryRow key={look} caption={`look="${look}": default, small, large`}>
            <LinkButton look={look} href="#gallery-LinkButton">
              Open
            </LinkButton>
            <LinkButton look={look} size="sm" href="#gallery-LinkButton">
              Open
            </LinkButton>
            <LinkButton look={look} size="lg" href="#gallery-LinkButton">
              Open
            </LinkButton>
          </GalleryRow>
        ))}
        <GalleryState caption="isBlock">
          <LinkButton isBlock href="#gallery-LinkButton">
            Open
          </LinkButton>
        </GalleryState>
      </GallerySection>
      <GallerySection name="IconButton">
        <GalleryRow caption="Default, danger, idle, small icon, disabled">
          <IconButton icon={Heart} label="Default" />
          <IconButton icon={Heart} label="Danger" look="danger" />
          <IconButton icon={Heart} label="Idle" look="idle" />
          <IconButton icon={Heart} label="Small icon" iconSize={16} />
          <IconButton icon={Heart} label="Disabled" disabled />
        </GalleryRow>
      </GallerySection>
      <GallerySection name="TextButton">
        <GalleryRow caption="Default, disabled">
          <TextButton>Show all</TextButton>
          <TextButton disabled>Show all</TextButton>
        </GalleryRow>
      </GallerySection>
    </>
  )
}

import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '../lib/hooks/use-document-title.ts'
import { Stack } from '../ui/layout/stack.tsx'
import { Text } from '../ui/text/text.tsx'
import { ButtonGallery } from './ui-gallery/button-gallery.tsx'
import { ClassGallery } from './ui-gallery/class-gallery.tsx'
import { DialogGallery } from './ui-gallery/dialog-gallery.tsx'
import { FailureGallery } from './ui-gallery/failure-gallery.tsx'
import { FeedbackGallery } from './ui-gallery/feedback-gallery.tsx'
import { FormGallery } from './ui-gallery/form-gallery.tsx'
import { FULL_PAGES } from './ui-gallery/full-pages.tsx'
import { ImageGallery } from './ui-gallery/image-gallery.tsx'
import { LayoutGallery } from './ui-gallery/layout-gallery.tsx'
import styles from './ui-gallery/ui-gallery.module.css'

/** /dev/ui: all components of `src/ui` in all states. Development only. */
export function UiGalleryPage() {
  const [query] = useSearchParams()
  const name = query.get('page') ?? ''
  return Object.hasOwn(FULL_PAGES, name) ? FULL_PAGES[name] : <UiGallery />
}

function UiGallery() {
  useDocumentTitle('UI components')
  return (
    <Stack as="main" id="main" gap={32} className={styles.page}>
      <Stack gap={8}>
        <h1 className="display-30" tabIndex={-1}>
          UI components
        </h1>
        <Text tone="muted">Every component of web/src/ui in all of its states.</Text>
        <Text tone="muted">
          Not components: links, whose style is that of every a element; the slider of the
          contribution form, which is the only one; tables, of which the two have no style in
          common.
        </Text>
      </Stack>
      <ButtonGallery />
      <FormGallery />
      <FeedbackGallery />
      <FailureGallery />
      <DialogGallery />
      <ImageGallery />
      <LayoutGallery />
      <ClassGallery />
    </Stack>
  )
}

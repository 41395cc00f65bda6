import { registryHeaderMessages as t } from '@registry/shared/messages/registry/registry-header'
import { NotLoadedBanner } from '../../ui/feedback/not-loaded-banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { CelebrationField } from './celebration-field.tsx'
import styles from './celebration-section.module.css'
import { PictureField } from './picture-field.tsx'
import { useRegistryHeader } from './use-registry-header.ts'

/** Settings of the image and the celebration in the header of the public page; each is saved at once. */
export function CelebrationSection() {
  const { data, isError, isFetching, refetch } = useRegistryHeader()
  return (
    <SideSection id="celebration" title={t.title} text={t.text}>
      {data ? (
        <>
          <PictureField saved={data} />
          <CelebrationField saved={data.celebration} expected={data.eventDate} />
        </>
      ) : isError ? (
        <NotLoadedBanner
          title={t.loadFailed}
          text={t.loadFailedText}
          retry={t.retry}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack
          as="p"
          gap={12}
          justify="start"
          className={styles.waiting}
          role="status"
          aria-label={t.loading}
        >
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </SideSection>
  )
}

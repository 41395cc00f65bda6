import type { OwnerItem } from '@registry/shared/contract/items/items'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { HeroSprig } from '../../art/hero-sprig.tsx'
import heroStyles from '../../features/registry/page/hero.module.css'
import { HeroText } from '../../features/registry/page/hero-text.tsx'
import { useRegistryHeader } from '../../features/registry-header/use-registry-header.ts'
import type { HeaderValues } from '../../features/settings/header-section.tsx'
import { paths } from '../../lib/url/paths.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import headerPreviewStyles from './header-preview.module.css'

interface HeaderPreviewProps {
  header: HeaderValues
  items: readonly OwnerItem[]
}

/** Preview of the public page's header, rendered with the page's own components. */
export function HeaderPreview({ header: { title, subtitle, slug }, items }: HeaderPreviewProps) {
  const saved = useRegistryHeader().data
  const gifted = items.filter(item => item.isFullyFunded).length
  return (
    <section
      className={headerPreviewStyles.headerPreview}
      aria-label={settingsPageMessages.header.preview}
    >
      <Inline
        gap={12}
        justify="between"
        size={12}
        tone="faint"
        className={headerPreviewStyles.previewBar}
        fill="sunken"
        aria-hidden="true"
      >
        <span>{settingsPageMessages.header.preview}</span>
        <span className="truncate">{`${location.host}${paths.registry(slug)}`}</span>
      </Inline>
      <div className={`${heroStyles.hero} ${headerPreviewStyles.hero}`}>
        <HeroSprig className={`${heroStyles.heroSprig} ${headerPreviewStyles.heroSprig}`} />
        <HeroText
          heading="p"
          title={title}
          subtitle={subtitle}
          picture={saved?.picture}
          celebration={saved?.celebration}
          gifted={gifted}
          count={items.length}
        />
      </div>
    </section>
  )
}

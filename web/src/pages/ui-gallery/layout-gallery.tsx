import { HandCoins, HandHeart, ScanQrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Box } from '../../ui/layout/box.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { SoleTab, TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import { Point } from '../../ui/text/point.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FULL_PAGES } from './full-pages.tsx'
import { GalleryRow, GallerySection, GalleryState } from './gallery-section.tsx'
import styles from './ui-gallery.module.css'

const SIZES = [12, 14, 16, 18, 20] as const
const TONES = ['ink', 'muted', 'faint', 'danger', 'warning', 'success', 'accent'] as const
const WEIGHTS = [500, 600] as const
const GAPS = [4, 12, 24, '4-16'] as const

const POINTS = [
  ['moss', HandCoins],
  ['sky', ScanQrCode],
  ['rose', HandHeart],
] as const

const boxes = ['One', 'Two', 'Three'].map(text => (
  <div key={text} className={styles.box}>
    {text}
  </div>
))

/** Layout, text and navigation. */
export function LayoutGallery() {
  return (
    <>
      <GallerySection name="Text">
        <GalleryState caption="size">
          {SIZES.map(size => (
            <Text key={size} size={size}>
              {size}: With love from all of us
            </Text>
          ))}
        </GalleryState>
        <GalleryState caption="tone">
          {TONES.map(tone => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ))}
        </GalleryState>
        <GalleryState caption="weight, isNumeric">
          {WEIGHTS.map(weight => (
            <Text key={weight} weight={weight}>
              {weight}
            </Text>
          ))}
          <Text isNumeric>111.00</Text>
          <Text isNumeric>888.00</Text>
        </GalleryState>
        <GalleryState caption="canBreak, wrap, above">
          <Text canBreak>{'Congratulations'.repeat(4)}</Text>
          <Text wrap="pretty" above={12}>
            With love from all of us, and see you soon
          </Text>
        </GalleryState>
      </GallerySection>
      <GallerySection name="Point">
        {POINTS.map(([tone, icon]) => (
          <GalleryState key={tone} caption={tone}>
            <Stack as="ul">
              <Point tone={tone} icon={icon} title="With love" text="From all of us, and soon." />
            </Stack>
          </GalleryState>
        ))}
      </GallerySection>
      <GallerySection name="Stack, Inline">
        {GAPS.map(gap => (
          <GalleryState key={gap} caption={`gap={${gap}}`}>
            <Stack gap={gap}>
              {boxes}
              <Inline gap={gap}>{boxes}</Inline>
            </Stack>
          </GalleryState>
        ))}
      </GallerySection>
      <GallerySection name="Box">
        {([8, 12, 16, 20] as const).map(pad => (
          <GalleryState key={pad} caption={`pad={${pad}}`}>
            <Box pad={pad} radius={12} fill="sunken">
              {boxes}
            </Box>
          </GalleryState>
        ))}
        <GalleryState caption="line='between'">
          <Box line="between">{boxes}</Box>
        </GalleryState>
      </GallerySection>
      <TabsGallery />
      <PagerGallery />
      <GallerySection name="SideSection">
        <GalleryState caption="Default" isWide>
          <SideSection title="Your name" text="As visitors see it.">
            <p>Content of the section.</p>
          </SideSection>
        </GalleryState>
        <GalleryState caption="isDanger" isWide>
          <SideSection title="Close the account" text="This cannot be undone." isDanger>
            <Button look="danger-quiet">Close the account</Button>
          </SideSection>
        </GalleryState>
      </GallerySection>
      <GallerySection name="SkipLink">
        <GalleryState caption="Visible while it has the focus">
          <SkipLink to="gallery-Text">Skip to Text</SkipLink>
        </GalleryState>
      </GallerySection>
      <GallerySection name="Whole pages">
        <GalleryRow caption="Each on a page of its own" isWide>
          {Object.keys(FULL_PAGES).map(name => (
            <LinkButton key={name} look="outline" href={`?page=${name}`}>
              {name}
            </LinkButton>
          ))}
        </GalleryRow>
      </GallerySection>
    </>
  )
}

const TABS = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] as const

function TabsGallery() {
  const [value, setValue] = useState<'open' | 'done'>('open')
  return (
    <GallerySection name="TabList, TabPanel, SoleTab">
      <GalleryState caption='look="segment"'>
        <TabList label="Segments" name="segment" value={value} tabs={TABS} onChange={setValue} />
        <TabPanel name="segment" value={value}>
          Panel of {value}
        </TabPanel>
      </GalleryState>
      <GalleryState caption='look="page"'>
        <TabList
          look="page"
          label="Pages"
          name="page"
          value={value}
          tabs={TABS}
          onChange={setValue}
        />
        {TABS.map(tab => (
          <TabPanel
            key={tab.value}
            look="page"
            name="page"
            value={tab.value}
            isShown={tab.value === value}
          >
            Panel of {tab.value}
          </TabPanel>
        ))}
      </GalleryState>
      <GalleryState caption="The only view of a page">
        <SoleTab>Items</SoleTab>
      </GalleryState>
    </GallerySection>
  )
}

const PAGE_SIZE = 20
const TOTAL = 50

function PagerGallery() {
  return (
    <GallerySection name="Pager">
      {[0, PAGE_SIZE, 2 * PAGE_SIZE].map((offset, index) => (
        <PagerState
          key={offset}
          start={offset}
          caption={['First page', 'Middle page', 'Last page'][index] ?? ''}
        />
      ))}
    </GallerySection>
  )
}

function PagerState({ start, caption }: { start: number; caption: string }) {
  const [offset, setOffset] = useState(start)
  const words = {
    label: `${caption} of the history`,
    newer: 'Newer',
    older: 'Older',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  }
  return (
    <GalleryState caption={caption}>
      <Pager offset={offset} size={PAGE_SIZE} total={TOTAL} words={words} onMove={setOffset} />
    </GalleryState>
  )
}

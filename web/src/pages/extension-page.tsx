import { extensionPageMessages as words } from '@registry/shared/messages/extension-page'
import { registryMessages } from '@registry/shared/messages/registry'
import type { ExtensionStore } from '@registry/shared/pages/extension-store'
import type { KnownShop } from '@registry/shared/pages/public-page'
import { Check, Puzzle, X } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { useStoredUserName } from '../lib/stored-user.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { OnDemand } from './on-demand.tsx'
import { QuickAddExample } from './quick-add-example.tsx'
import { SideFrame } from './side-frame.tsx'

const INSTALL = 'install'
const listed = new Intl.ListFormat('en')

interface ExtensionPageProps {
  shops: readonly KnownShop[]
  stores: readonly ExtensionStore[]
}

/** /extension: what QuickAdd does, what it may see, how it is installed and connected. */
export function ExtensionPage({ shops, stores }: ExtensionPageProps) {
  const only = shops.filter(shop => shop.isQuickAddOnly).map(({ name }) => name)
  return (
    <SideFrame>
      <header className="quick-hero">
        <div>
          <p className="quick-eyebrow">{words.eyebrow}</p>
          <h1 className="display-38">
            {words.title.map(line => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="side-lead">
            {only.length > 0 ? words.lead(listed.format(only)) : words.leadAnywhere}
          </p>
          <div className="quick-actions">
            <WaysIn stores={stores} />
          </div>
          <p className="quick-fine">{words.free}</p>
        </div>
        <QuickAddExample />
      </header>
      <ol className="quick-steps">
        {words.steps.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="feature-sections">
        <Sees />
        <Shops shops={shops} />
        <Installing stores={stores} />
        <Connecting />
        <Connected />
      </div>
    </SideFrame>
  )
}

/** The browsers' stores; where there is none, how it is installed by hand. */
function WaysIn({ stores: [first, ...others] }: Pick<ExtensionPageProps, 'stores'>) {
  if (!first) {
    return (
      <>
        <LinkButton href={`#${INSTALL}`}>{words.install}</LinkButton>
        <LinkButton look="outline" href={paths.createRegistry}>
          {registryMessages.createMyRegistry}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <LinkButton href={first.url}>{words.addTo(first.browser)}</LinkButton>
      {others.map(({ browser, url }) => (
        <LinkButton key={browser} look="outline" href={url}>
          {browser}
        </LinkButton>
      ))}
    </>
  )
}

function Sees() {
  return (
    <section className="panel">
      <h2>{words.sees.title}</h2>
      <ul className="ticks">
        {words.sees.may.map(text => (
          <li key={text}>
            <Check className="icon icon-16" aria-hidden="true" />
            {text}
          </li>
        ))}
        {words.sees.mayNot.map(text => (
          <li key={text} className="is-not">
            <X className="icon icon-16" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shops({ shops }: { shops: readonly KnownShop[] }) {
  return (
    <section className="panel">
      <h2>{words.shops.title}</h2>
      <ul className="ticks is-paired">
        {shops.map(({ name, isQuickAddOnly }) => {
          const Icon = isQuickAddOnly ? Puzzle : Check
          return (
            <li key={name}>
              <Icon className="icon icon-16" aria-hidden="true" />
              {name}
              {isQuickAddOnly && <span className="chip chip-plum">{words.shops.only}</span>}
            </li>
          )
        })}
      </ul>
      <p className="feature-note">
        {words.shops.others} <a href={paths.supportedFeatures}>{words.shops.more}</a>
      </p>
    </section>
  )
}

function Installing({ stores }: Pick<ExtensionPageProps, 'stores'>) {
  const isInStores = stores.length > 0
  return (
    <section className="panel is-wide" aria-labelledby={INSTALL}>
      <h2 id={INSTALL}>{words.installing.title}</h2>
      <p>{isInStores ? words.installing.inStores : words.installing.packaged}</p>
      {!isInStores && <ByHand />}
    </section>
  )
}

/** How each browser loads the package. */
function ByHand() {
  return (
    <div className="quick-browsers">
      {words.installing.browsers.map(({ name, steps }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ol className="numbered">
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Connecting() {
  const { title, steps, text, devices, noRegistry } = words.connecting
  return (
    <section className="panel is-wide" aria-labelledby="connecting">
      <h2 id="connecting">{title}</h2>
      <ol className="numbered">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="feature-note">
        {text} <a href={paths.settings}>{devices}</a>
      </p>
      <p className="feature-note">
        {noRegistry} <a href={paths.createRegistry}>{registryMessages.createMyRegistry}</a>
      </p>
    </section>
  )
}

const loadBrowsers = () => import('./connected-browsers.tsx')

/** For whoever is signed in; all others fetch nothing of it. */
function Connected() {
  if (useStoredUserName() === undefined) return null
  return <OnDemand load={loadBrowsers}>{({ ConnectedBrowsers }) => <ConnectedBrowsers />}</OnDemand>
}

import { registryMessages as words } from '@registry/shared/messages/registry/registry'
import { version } from '../../../../package.json'
import { TinyBottle } from '../../../art/tiny-bottle.tsx'
import { paths } from '../../../lib/url/paths.ts'

const [beforeBottle, afterBottle] = words.footer.split('🍼')

/** Links to the product's pages, each in a new tab. */
export function RegistryFooter() {
  const links = [
    [paths.privacy, words.footerLinks.privacy],
    [paths.supportedFeatures, words.footerLinks.supportedFeatures],
    [paths.extension, words.footerLinks.extension],
    [paths.createRegistry, words.createRegistry],
  ]
  return (
    <footer className="footer wrap">
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="made">
        {beforeBottle}
        <TinyBottle />
        <span className="vh">🍼</span>
        {afterBottle}
      </p>
      <p className="num">{words.version(version)}</p>
    </footer>
  )
}

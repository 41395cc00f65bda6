import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { version } from '../../../../package.json'
import { paths } from '../../../lib/url/paths.ts'
import styles from './closing.module.css'

const [beforeBottle, afterBottle] = t.footer.split('🍼')

/** Links to the product's pages, each in a new tab. */
export function RegistryFooter() {
  const links = [
    [paths.privacy, t.footerLinks.privacy],
    [paths.supportedFeatures, t.footerLinks.supportedFeatures],
    [paths.extension, t.footerLinks.extension],
    [paths.createRegistry, t.createRegistry],
  ]
  return (
    <footer className={`${styles.footer} wrap`}>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.made}>
        {beforeBottle}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href="/icons/symbols.svg#tiny-bottle" />
        </svg>
        <span className="vh">🍼</span>
        {afterBottle}
      </p>
      <p className="num">{t.version(version)}</p>
    </footer>
  )
}

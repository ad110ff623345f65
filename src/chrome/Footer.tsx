import type { ChromeData } from '../page/chrome-data.ts'
import { dialled } from '../page/links.ts'
import { Icon, UiIcon } from '../ui/Icon.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './footer.module.css'

/** Links, folded on phones, clients, social profiles, contact details, policies and legal line (spec 1, 2.2). */
export function Footer({ company, logo, footer, clients }: ChromeData) {
  const { phone, phone2, mobile, whatsapp } = company
  return (
    <footer className={styles.footer} data-tone="ink" data-chrome="">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <a href="/">
            <Picture picture={logo.onDark} alt={`${company.company}, home`} />
          </a>
          <p>{company.tagline}</p>
          <ul className={styles.social} aria-label="Social networks">
            {company.social.map(({ label, icon, to }) => (
              <li key={label}>
                <a href={to} target="_blank" rel="noopener noreferrer" title={label}>
                  <Icon icon={icon} size={22} />
                  <span className="visually-hidden">{label} (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footer.groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <details>
              <summary>
                <h2>{title}</h2>
              </summary>
              <LinkList links={links} className={styles.links} />
            </details>
          </nav>
        ))}
        <div className={styles.reach}>
          <h2>Visit or call</h2>
          <address>
            <p>
              <UiIcon name="map-pin-bold" />
              <span>{company.address}</span>
            </p>
            <p>
              <UiIcon name="phone-bold" />
              <span className={styles.numbers}>
                {[phone, phone2].map((number) => (
                  <a key={number} href={`tel:${dialled(number)}`}>
                    {number}
                  </a>
                ))}
              </span>
            </p>
            <p>
              <UiIcon name="phone-bold" />
              <a href={whatsapp} target="_blank" rel="noopener noreferrer">
                {mobile} on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </p>
            <p>
              <UiIcon name="envelope-simple-bold" />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </address>
        </div>
      </div>
      <div className={`wrap ${styles.clients}`}>
        <h2>Clients</h2>
        <ul className={styles.logos}>
          {clients.map(({ id, name, image }) => (
            <li key={id}>
              <Picture picture={image} alt={name} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.legal}>
        <div className={`wrap ${styles.line}`}>
          <p>
            © {company.copyrightYear} {company.company}. All rights reserved.
          </p>
          <p>{footer.trademarks}</p>
          <LinkList links={footer.legal} className={styles.policies} />
        </div>
      </div>
    </footer>
  )
}

import type { ChromeData } from '../page/chrome-data.ts'
import { dialled } from '../page/links.ts'
import { servicesFile } from '../page/routes.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Anchor } from '../ui/Anchor.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './header.module.css'

/** Logo, menu, a call on small screens, and 'Work with Us' (spec 2.2). On small screens the menu is a native popover, which needs no script. */
export function Header({ company, logo, header, services }: ChromeData) {
  const call = `tel:${dialled(company.phone)}`
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <aside className={styles.topbar} aria-label="Shortcuts" data-tone="ink" data-chrome="">
        <div className={`wrap ${styles.lines}`}>
          <Shortcuts links={header.above} />
          <a href={call}>
            <UiIcon name="phone-bold" size={16} /> {company.phone}
          </a>
          <a href={`mailto:${company.email}`}>
            <UiIcon name="envelope-simple-bold" size={16} /> {company.email}
          </a>
        </div>
      </aside>
      <header className={styles.header} data-chrome="">
        <div className={`wrap ${styles.bar}`}>
          <a className={styles.logo} href="/">
            <Picture picture={logo.onLight} alt={`${company.company}, home`} eager />
          </a>
          <a className={styles.call} href={call} aria-label={`Call ${company.phone}`}>
            <UiIcon name="phone-bold" size={24} />
          </a>
          <button className={styles.toggle} type="button" popoverTarget="menu" aria-label="Menu">
            {/* Drawn here: phones have no other menu, so it waits for no file of icons. */}
            <svg width={24} height={24} aria-hidden="true">
              <path d="M2 6h20M2 12h20M2 18h20" />
            </svg>
            <UiIcon name="x-bold" size={24} />
          </button>
          <nav id="menu" popover="" className={styles.menu} aria-label="Main">
            <ul className={styles.items}>
              {header.menu.map((link) => (
                <li key={link.label}>
                  <Anchor link={link}>{link.label}</Anchor>
                  {link.href === services?.page && <ServicesButton />}
                </li>
              ))}
            </ul>
            {header.above && (
              <div className={styles.above}>
                <Shortcuts links={header.above} />
              </div>
            )}
            {header.answer && (
              <div className={styles.answer}>
                {header.answer.portraits.map((portrait) => (
                  <Picture key={portrait.src} picture={portrait} alt="" />
                ))}
                <span>{header.answer.label}</span>
              </div>
            )}
            <ActionLink link={header.button} />
            <ActionLink link={{ label: company.phone, href: call }} variant="ghost" />
          </nav>
        </div>
        {/* `index.html` holds the first paint until this is parsed, so that the menu is never shown in part. */}
        <span id="menu-end" />
      </header>
    </>
  )
}

/** Above the menu on wide screens, below its entries on small ones; the other ones are not displayed. */
function Shortcuts({ links = [] }: { links: ChromeData['header']['above'] }) {
  return links.map((link) => (
    <Anchor key={link.label} link={link}>
      {link.label}
    </Anchor>
  ))
}

/** Opens the services panel, which is fetched on hover or focus. Hidden without script. */
function ServicesButton() {
  return (
    <>
      <details className={styles.services}>
        <summary aria-label="All services">
          <UiIcon name="caret-down-bold" />
        </summary>
        <div className={styles.panel} />
      </details>
      <ns-services data-src={`/${servicesFile}`} />
    </>
  )
}

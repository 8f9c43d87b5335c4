import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { headerGroups, menuItems, withValuationUrl } from './menu-groups'
import { MenuLink } from './menu-link'

/**
 * The navigation of the header. A narrow screen shows all groups as one sheet below the button 'Menu', a wide screen
 * each group as a panel below its title. Both use the same links in the HTML, except the link to saved homes, which is
 * first in the sheet and last in the row. The buttons are empty `<details>` elements, which work without scripts;
 * main-menu.css shows the element after an open one. Their common `name` makes the browser close the other panels.
 * MenuBehaviour closes a panel on Escape and on a click elsewhere.
 */
export function MainMenu({ valuationUrl }: { valuationUrl: string | null }) {
  return (
    <>
      <a href={brand.phoneHref} aria-label={`Call ${brand.phone}`} className="header-call">
        <Icon name="phone" className="size-5" />
      </a>
      <details data-menu="beside" className="menu-button">
        <summary>
          <Icon name="menu" className="size-5" />
          <Icon name="x" className="size-5" />
          <span className="max-[24rem]:sr-only">Menu</span>
        </summary>
      </details>
      <nav aria-label="Main" className="main-menu">
        <ul>
          <li className="menu-saved">
            <InternalLink href={menuItems.savedHomes.href}>Saved homes and searches</InternalLink>
          </li>
          {withValuationUrl(headerGroups, valuationUrl).map((group) => (
            <li key={group.title}>
              <p className="menu-heading">{group.title}</p>
              <details name="main-menu" data-menu="beside" className="menu-title">
                <summary>{group.title}</summary>
              </details>
              <ul aria-label={group.title} className="menu-panel">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li className="menu-call">
            <a href={brand.phoneHref}>
              <Icon name="phone" className="size-5" /> Call {brand.phone}
            </a>
          </li>
          <li className="menu-saved">
            <InternalLink href={menuItems.savedHomes.href}>Saved</InternalLink>
          </li>
        </ul>
      </nav>
    </>
  )
}

import { Icon } from '@/components/ui/icon'
import { headerGroups, addValuationUrl } from './menu-groups'
import { MenuLink } from './menu-link'

/**
 * The menus of a wide screen, as `<details>` elements, which work before any script runs. Their shared name
 * keeps one open at a time; MenuBehaviour closes them on Escape and on a click elsewhere.
 */
export function DesktopMenu({ valuationUrl }: { valuationUrl: string | null }) {
  return (
    <nav aria-label="Main" className="hidden desktop:block">
      <ul className="flex flex-wrap">
        {addValuationUrl(headerGroups, valuationUrl).map((group) => (
          <li key={group.title} className="relative">
            <details name="main-menu" data-menu="" className="group">
              <summary className="menu-title">
                {group.title}
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ul className="menu-panel">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} className="menu-link" />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}

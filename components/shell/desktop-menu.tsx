import { Icon } from '@/components/ui/icon'
import { headerGroups } from './menu-groups'
import { MenuLink } from './menu-link'

/**
 * The menus of a wide screen, as `<details>` elements, which work before any script runs. Their shared name
 * keeps one open at a time; MenuBehaviour closes them on Escape and on a click elsewhere.
 */
export function DesktopMenu() {
  return (
    <nav aria-label="Main" className="hidden desktop:block">
      <ul className="flex flex-wrap">
        {headerGroups.map((group) => (
          <li key={group.title} className="relative">
            <details name="main-menu" data-menu="" className="group">
              <summary className="flex min-h-11 list-none items-center gap-1 rounded-sm px-3 font-semibold group-open:bg-accent-soft group-open:text-accent hover:text-accent [&::-webkit-details-marker]:hidden">
                {group.title}
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ul className="absolute left-0 top-full z-40 mt-2 min-w-60 rounded-md border border-line bg-surface p-2 shadow-raised">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink
                      link={link}
                      className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-accent-soft hover:text-accent"
                    />
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

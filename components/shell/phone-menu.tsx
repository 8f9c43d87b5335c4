import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { brand } from '@/lib/config/brand'
import { headerGroups, addValuationUrl } from './menu-groups'
import { MenuLink } from './menu-link'

/** On a phone the telephone number as a button; on a narrow screen the menu, one sheet with all groups. */
export function PhoneMenu({ valuationUrl }: { valuationUrl: string | null }) {
  return (
    <>
      <a href={brand.phoneHref} aria-label={`Call ${brand.phone}`} className="header-call">
        <Icon name="phone" className="size-5" />
      </a>
      <details data-menu="" className="group desktop:hidden">
        <summary
          className={classNames(
            'flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-2 tablet:px-2.5',
            'font-semibold max-tablet:gap-1.5 max-tablet:text-sm [&::-webkit-details-marker]:hidden',
          )}
        >
          <Icon name="menu" className="size-5 group-open:hidden" />
          <Icon name="x" className="hidden size-5 group-open:block" />
          <span className="max-[24rem]:sr-only">Menu</span>
        </summary>
        <nav
          aria-label="Menu"
          className={classNames(
            'absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain',
            'border-y border-line bg-surface shadow-raised',
          )}
        >
          <div className="wrap-page grid gap-x-8 gap-y-5 py-5 tablet:grid-cols-2">
            {addValuationUrl(headerGroups, valuationUrl).map((group) => (
              <section key={group.title} aria-label={group.title}>
                <p className="font-display text-lg">{group.title}</p>
                <ul className="mt-1 divide-y divide-line">
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <MenuLink link={link} className="phone-menu-link" />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <a href={brand.phoneHref} className="flex min-h-12 items-center gap-2 font-semibold">
              <Icon name="phone" className="size-5" /> Call {brand.phone}
            </a>
          </div>
        </nav>
      </details>
    </>
  )
}

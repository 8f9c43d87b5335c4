import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { QuickSearch } from '@/components/property/quick-search'
import { menuItems } from './menu-groups'

const popularPages = [
  menuItems.homesForSale,
  menuItems.homesToRent,
  menuItems.sell,
  menuItems.let,
  menuItems.guides,
  menuItems.contact,
]

/** A search, links to the most visited pages and the phone number, for pages that lead nowhere else. */
export function NextSteps() {
  return (
    <div className="mt-8 grid gap-8 desktop:grid-cols-2">
      <QuickSearch
        label="Search for a home"
        className="rounded-lg border border-line bg-surface p-5 shadow-card"
      />
      <div>
        <h2 className="text-xl">Or start here</h2>
        <ul className="mt-3 grid grid-cols-2 gap-x-6">
          {popularPages.map(({ label, href }) => (
            <li key={href}>
              <InternalLink href={href} className="inline-flex min-h-11 items-center underline">
                {label}
              </InternalLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted">
          You can also call us on{' '}
          <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
            {brand.phone}
          </a>
          .
        </p>
      </div>
    </div>
  )
}

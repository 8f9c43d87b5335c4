import { SoftLink } from '@/components/ui/soft-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { QuickSearch } from '@/components/property/quick-search'

const popularPages = [
  ['Homes for sale', routes.buy],
  ['Homes to rent', routes.rent],
  ['Sell your property', routes.sell],
  ['Let your property', routes.let],
  ['Guides', routes.guides],
  ['Contact us', routes.contact],
] as const

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
          {popularPages.map(([label, href]) => (
            <li key={href}>
              <SoftLink href={href} className="inline-flex min-h-11 items-center underline">
                {label}
              </SoftLink>
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

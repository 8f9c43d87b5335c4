import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { priceTexts } from '@/lib/config/price-texts'
import { localContactHref } from '@/lib/queries/public-settings'
import { lettingServices, saleServices } from './text/local'

const packages = [
  {
    name: 'Sale package',
    price: priceTexts.localSale,
    terms: 'fixed, VAT included; due on completion, nothing if it does not sell',
    includes: saleServices,
  },
  {
    name: 'Letting package',
    price: `From ${priceTexts.localLetFrom}`,
    terms: `VAT included; ${priceTexts.localLetByBedrooms}`,
    includes: lettingServices,
  },
] as const

/** The two packages of the local service (LOCAL-03, LOCAL-06, LOCAL-08 … LOCAL-10). */
export function Packages() {
  return (
    <section aria-labelledby="packages" className="wrap-page py-10 tablet:py-12">
      <h2 id="packages">Packages</h2>
      <div className="mt-5 grid gap-6 desktop:grid-cols-2">
        {packages.map(({ name, price, terms, includes }) => (
          <article
            key={name}
            aria-label={name}
            className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
          >
            <div>
              <h3>{name}</h3>
              <p className="mt-1">
                <strong className="tabular block font-display text-4xl font-medium">{price}</strong>{' '}
                <span className="text-muted">{terms}</span>
              </p>
            </div>
            <FoldOnPhones
              summary={<span className="font-semibold tablet:mb-3">{includes.length} services included</span>}
            >
              <ul className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
                {includes.map((item) => (
                  <li key={item} className="flex gap-2">
                    <Icon name="check" className="mt-1 size-4 shrink-0 text-accent" />
                    {item}
                  </li>
                ))}
              </ul>
            </FoldOnPhones>
            <p className="mt-auto pt-2">
              <ButtonLink href={localContactHref()}>Request a valuation</ButtonLink>
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}

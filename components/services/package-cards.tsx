import { classNames } from '@/components/ui/class-names'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export interface Package {
  name: string
  /** A price such as '£395', or text where it depends on the home. */
  price: string
  /** When and how often the price is paid. */
  terms: string
  includes: readonly string[]
  /** What the owner pays if the home is not sold or let. */
  risk: string
  href: string
  action: string
}

/** Packages side by side, each with its total price and call to action (domain B5, design E3). */
export function PackageCards({ packages }: { packages: readonly Package[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-6',
        packages.length > 2 ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2',
      )}
    >
      {packages.map(({ name, price, terms, includes, risk, href, action }) => (
        <li
          key={href}
          className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6"
        >
          <div>
            <h3>{name}</h3>
            <p className="mt-1">
              <strong className="tabular block font-display text-4xl font-medium">{price}</strong>{' '}
              <span className="text-muted">{terms}</span>
            </p>
          </div>
          <ul className="grid gap-2">
            {includes.map((item) => (
              <li key={item} className="flex gap-2">
                <Icon name="check" className="mt-1 size-4 shrink-0 text-accent" />
                {item}
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-3 text-sm">{risk}</p>
          <p className="mt-auto">
            <ButtonLink href={href} prefetch={false} className="w-full">
              {action}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

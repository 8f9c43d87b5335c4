import { Icon, type IconName } from '@/components/ui/icon'
import { claims } from '@/lib/config/claims'

const features: readonly [icon: IconName, title: string, text: string][] = [
  [
    'file-text',
    'Your own listing',
    'Your pictures and floor plan, a description, and every fact that a buyer must know.',
  ],
  ['globe', 'Portals and our own search', 'One listing, shown wherever buyers and tenants look.'],
  ['calendar-clock', 'Viewings on your terms', 'You say when, and show the buyers round yourself.'],
  ['messages-square', 'Questions passed on', claims.questionFromBuyer],
  ['scale', 'Offers in writing', 'Amount, position and conditions, so that you can compare them.'],
  ['user-check', 'Identity checks', 'The money-laundering checks that the law requires, at no extra cost.'],
  ['history', 'An honest record', 'Every price change is shown with its date.'],
  [
    'badge-check',
    'Redress if we fail you',
    'We belong to an ombudsman scheme, and our complaints procedure has deadlines.',
  ],
]

/** The features that every package includes (HOME-16). */
export function IncludedSection() {
  return (
    <div className="border-y border-line bg-surface">
      <div className="wrap-page grid gap-12 py-14 desktop:grid-cols-[2fr_1fr] desktop:gap-16">
        <section aria-labelledby="included">
          <h2 id="included">Included, whichever way you pay</h2>
          <ul className="mt-6 grid gap-x-8 gap-y-3 tablet:grid-cols-2 tablet:gap-y-6">
            {features.map(([icon, title, text]) => (
              <li key={title} className="flex gap-4">
                <Icon name={icon} className="mt-1 size-6 shrink-0 stroke-[1.75] text-accent" />
                <div>
                  <h3 className="font-sans text-base font-semibold">{title}</h3>
                  <p className="text-muted max-tablet:hidden">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="portals"
          className="self-start rounded-lg bg-accent-strong p-6 text-on-accent"
        >
          <h2 id="portals" className="text-2xl">
            Seen where people look
          </h2>
          <p className="mt-3">
            Most buyers begin on a property portal, so that is where your home goes, with the pictures, plan
            and facts you gave us, and a link for every question to reach you.
          </p>
        </section>
      </div>
    </div>
  )
}

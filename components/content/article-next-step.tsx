import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'

interface NextStep {
  text: string
  label: string
  href: string
}

const sell: NextStep = {
  text: 'See what selling with us costs, and what each outcome means.',
  label: 'Sell your property',
  href: routes.sell,
}
const letHome: NextStep = {
  text: 'See what letting with us costs, and what we do.',
  label: 'Let your property',
  href: routes.let,
}
const buy: NextStep = {
  text: 'Look for homes by place, price and bedrooms.',
  label: 'Find a home to buy',
  href: routes.buy,
}
const rent: NextStep = {
  text: 'Look for homes to rent. Each card says whether pets are considered.',
  label: 'Find a home to rent',
  href: routes.rent,
}
const ask: NextStep = {
  text: 'Something not answered here? People answer on working days.',
  label: 'Contact us',
  href: routes.contact,
}

/** By the slug of an article's tag. */
const stepsByTag = new Map<string, NextStep>([
  ['seller-guides', sell],
  ['selling', sell],
  ['landlord-guides', letHome],
  ['letting', letHome],
  ['buyer-guides', buy],
  ['buying', buy],
  ['tenant-guides', rent],
  ['renting', rent],
])

/** What a reader does next: the service or the search that the first fitting tag leads to. */
export function ArticleNextStep({ tagSlugs }: { tagSlugs: readonly string[] }) {
  const { text, label, href } = tagSlugs.map((slug) => stepsByTag.get(slug)).find(Boolean) ?? ask
  return (
    <aside
      aria-labelledby="next-step"
      className="mt-10 grid gap-3 rounded-lg border border-line bg-accent-soft p-5 print:hidden tablet:p-6"
    >
      <h2 id="next-step" className="text-xl">
        Your next step
      </h2>
      <p>{text}</p>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </aside>
  )
}

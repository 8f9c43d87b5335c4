import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { searchHref } from '@/lib/search/codec'
import { defaultState, PETS_TOKEN } from '@/lib/search/state'

interface NextStep {
  text: string
  label: string
  href: string
}

const sellStep: NextStep = {
  text: 'See what selling with us costs, and what each outcome means.',
  label: 'Sell your property',
  href: routes.sell,
}
const letStep: NextStep = {
  text: 'See what letting with us costs, and what we do.',
  label: 'Let your property',
  href: routes.let,
}
const buyStep: NextStep = {
  text: 'Look for homes by place, price and bedrooms.',
  label: 'Find a home to buy',
  href: routes.buy,
}
const rentStep: NextStep = {
  text: 'Look for homes to rent by place, rent and bedrooms.',
  label: 'Find a home to rent',
  href: routes.rent,
}
const rentWithPetsStep: NextStep = {
  text: 'Look for homes to rent where pets are considered or welcome.',
  label: 'See homes that take pets',
  // `with` is the search's filter of features, as in the URL's ?with=pets.
  href: searchHref({ ...defaultState('let'), with: PETS_TOKEN }),
}
const contactStep: NextStep = {
  text: 'Something not answered here? People answer on working days.',
  label: 'Contact us',
  href: routes.contact,
}

const stepsByTag = new Map<string, NextStep>([
  ['seller-guides', sellStep],
  ['selling', sellStep],
  ['landlord-guides', letStep],
  ['letting', letStep],
  ['buyer-guides', buyStep],
  ['buying', buyStep],
  ['tenant-guides', rentStep],
  ['renting', rentStep],
])

/** An article for tenants whose title has one of these words is about pets, a subject for which there is no tag. */
const PET_WORDS = /\b(?:pets?|dogs?|cats?)\b/i

/** Suggests a service or a search below an article, by the first of the article's tags that has a next step. */
export function ArticleNextStep({ title, tagSlugs }: { title: string; tagSlugs: readonly string[] }) {
  const step = tagSlugs.map((slug) => stepsByTag.get(slug)).find(Boolean) ?? contactStep
  const { text, label, href } = step === rentStep && PET_WORDS.test(title) ? rentWithPetsStep : step
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

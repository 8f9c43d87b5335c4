import type { Metadata } from 'next'
import { todayInLondon } from '@/components/forms/enquiry-fields'
import { toSender } from '@/components/forms/define-form'
import { EnquiryForm } from '@/components/forms/enquiry-form'
import { RedirectToLogin } from '@/components/session/redirect-to-login'
import { PageTrail } from '@/components/shell/page-trail'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { currentUser } from '@/lib/session/current-user'
import type { Package } from './package-cards'

const areas = {
  sell: { title: 'Main Details', landing: { name: 'Sell Your Property', href: routes.sell } },
  let: { title: 'Letting Details', landing: { name: 'Let Your Property', href: routes.let } },
} as const
type Area = keyof typeof areas

/**
 * The first step of an order (G3, D-20): what was chosen and what it costs. A visitor goes on to the
 * login, which leads back here, without JavaScript by the link; somebody logged in tells us of the
 * home, and is called back.
 */
export async function StepPage({ area, chosen }: { area: Area; chosen: Package }) {
  const { title, landing } = areas[area]
  const user = await currentUser()
  return (
    <>
      <PageTrail trail={[landing, { name: title }]} />
      <div className="wrap-page grid gap-4 pb-14 pt-2">
        <h1>{title}</h1>
        <p className="text-lg">
          <strong>{chosen.name}</strong>: {chosen.price}, {chosen.terms}.
        </p>
        {user ? (
          <>
            <p className="max-w-prose">
              Tell us about the home. We call you to take the details, and nothing is charged before you have
              agreed to it.
            </p>
            <EnquiryForm
              name="order"
              sender={toSender(user)}
              about={`${chosen.name}, ${chosen.price}.`}
              today={todayInLondon(new Date())}
            />
          </>
        ) : (
          <>
            <p className="max-w-prose">
              You need to be logged in, so that what you enter is kept and nobody else can change it.
            </p>
            <p className="flex flex-wrap gap-3">
              <ButtonLink href={routes.login} size="large">
                Log in to continue
              </ButtonLink>
              <ButtonLink href={landing.href} size="large" variant="secondary">
                Compare the packages
              </ButtonLink>
            </p>
          </>
        )}
        <p className="text-sm text-muted">
          Would you rather talk? Call{' '}
          <a href={brand.phoneHref} className="underline">
            {brand.phone}
          </a>
          .
        </p>
        {user ? null : <RedirectToLogin />}
      </div>
    </>
  )
}

/** Head of a step, which is noindex because it belongs to an order. */
export const stepMetadata = (area: Area, chosen: Package): Metadata =>
  pageMetadata({
    meta: {
      page_title: areas[area].title,
      meta_description: `${chosen.name}: ${chosen.price}, ${chosen.terms}.`,
      meta_image: '',
    },
    path: chosen.href,
    canonical: null,
    noindex: true,
  })

/** Page component and metadata of a step. */
export const stepRoute = (area: Area, chosen: Package) => ({
  Page: () => <StepPage area={area} chosen={chosen} />,
  generateMetadata: () => stepMetadata(area, chosen),
})

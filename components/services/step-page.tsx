import type { Metadata } from 'next'
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
import { claims } from '@/lib/config/claims'

const areas = {
  sell: { title: 'Main Details', landing: { name: 'Sell Your Property', href: routes.sell } },
  let: { title: 'Letting Details', landing: { name: 'Let Your Property', href: routes.let } },
} as const
type Area = keyof typeof areas

interface OrderStep {
  area: Area
  selectedPackage: Package
}

/** The first step of an order. A visitor is redirected to the login, which leads back here (guard G3 of D-20). */
export async function OrderStepPage({ area, selectedPackage }: OrderStep) {
  const { title, landing } = areas[area]
  const user = await currentUser()
  return (
    <>
      <PageTrail trail={[landing, { name: title }]} />
      <div className="wrap-page grid gap-4 pb-14 pt-2">
        <h1>{title}</h1>
        <p className="text-lg">
          <strong>{selectedPackage.name}</strong>: {selectedPackage.price}, {selectedPackage.terms}.
        </p>
        {user ? (
          <>
            <p className="max-w-prose">
              {claims.listingTime} Nothing goes live, and nothing is charged, before you have agreed to it.
            </p>
            <EnquiryForm
              name="order"
              sender={toSender(user)}
              about={`${selectedPackage.name}, ${selectedPackage.price}.`}
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

/** Metadata of a step. Noindex, because the page belongs to one visitor's order. */
export const orderStepMetadata = ({ area, selectedPackage }: OrderStep): Metadata =>
  pageMetadata({
    meta: {
      page_title: areas[area].title,
      meta_description: `${selectedPackage.name}: ${selectedPackage.price}, ${selectedPackage.terms}.`,
      meta_image: '',
    },
    path: selectedPackage.href,
    canonical: null,
    noindex: true,
  })

/** Creates the page component and metadata of a step. */
export const createOrderStepRoute = (step: OrderStep) => ({
  Page: () => <OrderStepPage {...step} />,
  generateMetadata: () => orderStepMetadata(step),
})

import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'

export function CommercialEnquiry() {
  return (
    <section className="wrap-page border-t border-line py-10">
      <h2>Looking for something else?</h2>
      <p className="mt-2 max-w-prose">
        Tell us what your business needs, or what you have to sell, and we will get back to you. You can also
        call us on{' '}
        <a href={brand.phoneHref} className="font-semibold">
          {brand.phone}
        </a>
        .
      </p>
      <p className="mt-4">
        <ButtonLink href={routes.contact}>Make an enquiry</ButtonLink>
      </p>
    </section>
  )
}

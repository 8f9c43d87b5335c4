import { headingId, RichText } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { localContactHref } from '@/lib/queries/public-settings'
import { localManagement } from './text/local'

/** Property management on the local pages (LOCAL-05). */
export function ManagementSection() {
  const id = headingId(localManagement.heading)
  return (
    <section aria-labelledby={id} className="wrap-page grid justify-items-start gap-4 py-12">
      <h2 id={id}>{localManagement.heading}</h2>
      <RichText html={localManagement.html} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localContactHref()}>Request a valuation</ButtonLink>
        <ButtonLink href={routes.propertyManagement} variant="secondary">
          About property management
        </ButtonLink>
      </p>
    </section>
  )
}

import { MapPin, Phone } from 'lucide-react'
import { SidePanel } from '@/components/ui/with-aside'
import { RichText } from '@/components/ui/rich-text'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { getRuntime } from '@/lib/queries/runtime'
import { essexExpert } from './text/local'

/** The local expert's card (LOCAL-14). */
export function EssexExpert() {
  return (
    <SidePanel>
      <MapPin aria-hidden="true" className="size-8 text-accent" strokeWidth={1.5} />
      <h2 className="text-xl">{essexExpert.title}</h2>
      <RichText html={essexExpert.html} />
      <a href={brand.phoneHref} className={buttonClass('secondary')}>
        <Phone aria-hidden="true" className="size-4" />
        {brand.phone}
      </a>
      <ButtonLink href={routes.localContact(getRuntime().productSlug)}>Request a valuation</ButtonLink>
    </SidePanel>
  )
}

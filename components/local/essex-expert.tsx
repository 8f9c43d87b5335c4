import { Icon } from '@/components/ui/icon'
import { SidePanel } from '@/components/ui/with-aside'
import { RichText } from '@/components/ui/rich-text'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { localContactHref } from '@/lib/queries/public-settings'
import { essexExpert } from './text/local'

/** The local expert's card (LOCAL-14). */
export function EssexExpert() {
  return (
    <SidePanel>
      <Icon name="map-pin" className="size-8 stroke-[1.5] text-accent" />
      <h2 className="text-xl">{essexExpert.title}</h2>
      <RichText html={essexExpert.html} />
      <a href={brand.phoneHref} className={buttonClass('secondary')}>
        <Icon name="phone" className="size-4" />
        {brand.phone}
      </a>
      <ButtonLink href={localContactHref()}>Request a valuation</ButtonLink>
    </SidePanel>
  )
}

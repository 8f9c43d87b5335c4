import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'

export function StillUnsure({ otherFaq }: { otherFaq: { name: string; href: string } }) {
  return (
    <aside
      aria-labelledby="still-unsure"
      className="grid max-w-3xl gap-3 rounded-lg border border-line bg-accent-soft p-5 tablet:p-6"
    >
      <h2 id="still-unsure" className="text-xl">
        Still unsure?
      </h2>
      <p>
        Ask us: people answer on working days. You can also call{' '}
        <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
          {brand.phone}
        </a>
        .
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.contact}>Contact us</ButtonLink>
        <ButtonLink href={otherFaq.href} variant="secondary">
          {otherFaq.name}
        </ButtonLink>
      </p>
    </aside>
  )
}

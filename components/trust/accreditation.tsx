import { Icon, type IconName } from '@/components/ui/icon'
import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'

const badges: { icon: IconName; title: string; detail: string; href: string }[] = [
  { icon: 'scale', title: 'Redress scheme', detail: brand.redress.name, href: brand.redress.url },
  {
    icon: 'hand-coins',
    title: 'Client money protection',
    detail: brand.clientMoneyProtection.name,
    href: brand.clientMoneyProtection.url,
  },
  { icon: 'file-lock-2', title: 'Data protection', detail: dataAuthority.name, href: dataAuthority.url },
  {
    icon: 'shield-check',
    title: 'Money laundering supervision',
    detail: 'HM Revenue & Customs',
    href: 'https://www.gov.uk/guidance/money-laundering-regulations-who-needs-to-register',
  },
]

/**
 * Names the agency's schemes and supervisors (FOOTER-01). The law requires the first two (Consumer Rights Act 2015 s.83).
 * Icons stand for the logos, which need a licence.
 */
export function Accreditation() {
  return (
    <ul aria-label="Accreditation" className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
      {badges.map(({ icon, title, detail, href }) => (
        <li key={title}>
          <a href={href} target="_blank" rel="noopener noreferrer" className="accreditation-link">
            <Icon name={icon} className="size-8 shrink-0 stroke-[1.5] text-accent" />
            <span className="text-sm leading-tight">
              <span className="block text-muted">{title}</span>
              <strong className="font-semibold">{detail}</strong>
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

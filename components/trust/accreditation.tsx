import { FileLock2, HandCoins, Scale, ShieldCheck, type LucideIcon } from 'lucide-react'
import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'

const badges: { icon: LucideIcon; title: string; detail: string; href: string }[] = [
  { icon: Scale, title: 'Redress scheme', detail: brand.redress.name, href: brand.redress.url },
  {
    icon: HandCoins,
    title: 'Client money protection',
    detail: brand.clientMoneyProtection.name,
    href: brand.clientMoneyProtection.url,
  },
  { icon: FileLock2, title: 'Data protection', detail: dataAuthority.name, href: dataAuthority.url },
  {
    icon: ShieldCheck,
    title: 'Money laundering supervision',
    detail: 'HM Revenue & Customs',
    href: 'https://www.gov.uk/guidance/money-laundering-regulations-who-needs-to-register',
  },
]

/**
 * The schemes and authorities that supervise the agency (FOOTER-01). The icons are generic, because the
 * schemes' logos need a licence; the law requires their names (Consumer Rights Act 2015 s.83).
 */
export function Accreditation() {
  return (
    <ul aria-label="Accreditation" className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
      {badges.map(({ icon: Icon, title, detail, href }) => (
        <li key={title}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="flex h-full min-h-16 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-ink no-underline hover:border-accent"
          >
            <Icon
              role="img"
              aria-label={`${title} badge`}
              className="size-8 shrink-0 text-accent"
              strokeWidth={1.5}
            />
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

import { brand } from '@/lib/config/brand'
import { PLACE_CREDITS } from '@/lib/config/place-credits'

/** The Companies Act, E-Commerce Regulations and letting-agent laws require this (FOOTER-03); licences, the credits. */
export function LegalLine({ name }: { name: string }) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        {name} is a trading name of {brand.legalName}, a limited company registered in {brand.registeredIn},
        registration number {brand.companyNumber}. VAT number {brand.vatNumber}.
      </p>
      <p>
        Registered office: {brand.registeredOffice}. Redress: {brand.redress.name}. Client money protection:{' '}
        {brand.clientMoneyProtection.name}.
        {brand.lettingRegistrations.map(({ name: registration, number }) => ` ${registration}: ${number}.`)}
      </p>
      <p>
        {PLACE_CREDITS.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : ''}
            <a href={href} className="text-muted">
              {text}
            </a>
          </span>
        ))}
      </p>
    </div>
  )
}

import { brand } from '@/lib/config/brand'
import { PLACE_CREDITS } from '@/lib/config/place-credits'

/** The company's details, which several laws require (FOOTER-03), and the credits that licences of data require. */
export function LegalLine({ brandName }: { brandName: string }) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>
        {brandName} is a trading name of {brand.legalName}, a limited company registered in{' '}
        {brand.registeredIn}, registration number {brand.companyNumber}. VAT number {brand.vatNumber}.
      </p>
      <p>
        Registered office: {brand.registeredOffice}. Redress: {brand.redress.name}. Client money protection:{' '}
        {brand.clientMoneyProtection.name}.
        {brand.lettingRegistrations.map(({ name, number }) => ` ${name}: ${number}.`)}
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

import { CheckList } from '@/components/ui/check-list'
import type { OwnHome } from '@/lib/contract/selling'
import { isCommercialType } from '@/lib/domain/property-type'
import { listCertificateItems } from './describe-certificate'
import { LazyCertificateForm } from './lazy-forms'

interface CertificatesSectionProps {
  /** A home to let. */
  home: OwnHome
  userId: number
  /** Today in London, as YYYY-MM-DD. */
  today: string
}

/** Lists the certificates of a home to let, with the form to record one (FIELD-59). Not for commercial premises. */
export function CertificatesSection({ home, userId, today }: CertificatesSectionProps) {
  if (isCommercialType(home.property_type)) return null
  return (
    <section aria-labelledby="certificates" className="grid gap-3">
      <h2 id="certificates">Certificates and registration</h2>
      <p className="max-w-[60ch] text-muted">
        Record the last day of each. We remind you by email two months before, two weeks before, and when it
        has run out.{' '}
        {home.status === 'completed'
          ? null
          : 'A tenant whom you have accepted sees the days of the first three.'}
      </p>
      <CheckList items={listCertificateItems(home, today)} />
      <LazyCertificateForm userId={userId} listingId={home.id} nation={home.address.nation} />
    </section>
  )
}

import { epcRatings, hasMinimumEpcRating, requiresEpc, type EpcRating } from '@/lib/domain/epc'
import { ExternalLink } from './external-link'
import { getFactValue, isCommercial, getNation, type Listing } from '@/components/property/listing'
import { RatingGraph } from './rating-graph'
import { Section } from './section'
import { largePictureHref } from '@/lib/config/images'

/** Points of the Standard Assessment Procedure for a dwelling. Commercial premises are rated on another scale. */
const sapPoints: Record<EpcRating, string> = {
  A: '92 or more',
  B: '81 to 91',
  C: '69 to 80',
  D: '55 to 68',
  E: '39 to 54',
  F: '21 to 38',
  G: '1 to 20',
}

const MISSING_RATING =
  'The energy performance rating has not been provided yet. ' +
  'A certificate must be commissioned before marketing, unless the building is exempt.'

const certificateRegisters = {
  scotland: { name: 'Scottish EPC register', url: 'https://www.scottishepcregister.org.uk/' },
  other: { name: 'energy certificate register', url: 'https://www.gov.uk/find-energy-certificate' },
}

const isRating = (value: string | null): value is EpcRating => epcRatings.includes(value as EpcRating)

/** Shows the energy rating as text and as a graph (FIELD-28, domain B8). */
export function EnergyRating({
  listing,
  certificatePicture,
}: {
  listing: Listing
  /** URL of a picture of the certificate's graph; null if the owner uploaded none. */
  certificatePicture: string | null
}) {
  const value = getFactValue(listing, 'epc_rating')
  if (value === null && !requiresEpc(listing.property_type)) return null
  const nation = getNation(listing)
  const register = nation === 'scotland' ? certificateRegisters.scotland : certificateRegisters.other
  return (
    <Section id="energy" title="Energy performance">
      {isRating(value) ? (
        <div className="grid items-center gap-6 print:grid-cols-2 tablet:grid-cols-2">
          <RatingGraph rating={value} />
          <div className="grid gap-2">
            <p>
              <strong>Rating {value}</strong>
              {isCommercial(listing) ? '' : `: ${sapPoints[value]} points`} on a scale from A, the most
              efficient, to G.
            </p>
            {listing.kind === 'let' && hasMinimumEpcRating(nation) ? (
              <p className="text-sm text-muted">
                The law requires a rating of E or better, or a registered exemption, before{' '}
                {isCommercial(listing) ? 'premises are' : 'a home is'} let.
              </p>
            ) : null}
            {certificatePicture ? (
              <p>
                <a href={largePictureHref(certificatePicture)}>See the certificate’s graph</a>
              </p>
            ) : null}
          </div>
        </div>
      ) : (
        <p>{value ?? MISSING_RATING}</p>
      )}
      {value === null || isRating(value) ? (
        <p className="mt-3 text-sm print:hidden">
          Certificates are public: {value === null ? 'search by address' : 'look this one up'} in the{' '}
          <ExternalLink href={register.url}>{register.name}</ExternalLink>.
        </p>
      ) : null}
    </Section>
  )
}

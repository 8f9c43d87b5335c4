import { epcRatings, hasMinimumEpcRating, requiresEpc, type EpcRating } from '@/lib/domain/epc'
import { ExternalLink } from './external-link'
import { factValue, isCommercial, nationOf, type Listing } from './listing'
import { Section } from './section'

/** Points of a dwelling's rating (SAP); commercial premises are rated on another scale. */
const sapPoints: Record<EpcRating, string> = {
  A: '92 or more',
  B: '81 to 91',
  C: '69 to 80',
  D: '55 to 68',
  E: '39 to 54',
  F: '21 to 38',
  G: '1 to 20',
}

/** From green to red, each dark enough for a white letter at a contrast of 4.5 : 1. */
const barColours: Record<EpcRating, string> = {
  A: '#00682f',
  B: '#1f7132',
  C: '#5a6b10',
  D: '#7a5f00',
  E: '#94500a',
  F: '#a33f12',
  G: '#a3231f',
}

const MISSING_RATING =
  'The energy performance rating has not been provided yet. ' +
  'A certificate must be commissioned before marketing, unless the building is exempt.'

const certificateRegisters = {
  scotland: { name: 'Scottish EPC register', url: 'https://www.scottishepcregister.org.uk/' },
  other: { name: 'energy certificate register', url: 'https://www.gov.uk/find-energy-certificate' },
}

const isRating = (value: string | null): value is EpcRating => epcRatings.includes(value as EpcRating)

/** Distance between bars and their lengths, in units of the drawing's viewBox. */
const BAR_PITCH = 32
const SHORTEST_BAR = 84
const BAR_GROWTH = 22

/** The graph of a certificate: a bar for each rating, and an arrow at the property's own. */
function RatingGraph({ rating }: { rating: EpcRating }) {
  return (
    <svg
      viewBox="0 0 300 224"
      role="img"
      aria-label={`Energy performance graph from A, the best, to G: this one is ${rating}`}
      className="w-full max-w-xs"
    >
      {epcRatings.map((letter, index) => {
        const y = index * BAR_PITCH
        const width = SHORTEST_BAR + index * BAR_GROWTH
        return (
          <g key={letter}>
            <path d={`M0 ${y + 1}h${width}l14 14.5l-14 14.5h-${width}z`} fill={barColours[letter]} />
            <text x={width - 8} y={y + 22} textAnchor="middle" fontSize="18" fontWeight="700" fill="#fff">
              {letter}
            </text>
            {letter === rating ? (
              <g>
                <path d={`M300 ${y}v31h-44l-15 -15.5l15 -15.5z`} className="fill-ink" />
                <text
                  x="274"
                  y={y + 22}
                  textAnchor="middle"
                  fontSize="18"
                  fontWeight="700"
                  className="fill-on-accent"
                >
                  {letter}
                </text>
              </g>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}

/** The energy rating as text and as a graph (field row 28, domain B8). */
export function EnergyRating({ listing, certificate }: { listing: Listing; certificate: string | null }) {
  const value = factValue(listing, 'epc_rating')
  if (value === null && !requiresEpc(listing.property_type)) return null
  const nation = nationOf(listing)
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
                The law asks for a rating of E or better, or a registered exemption, before{' '}
                {isCommercial(listing) ? 'premises are' : 'a home is'} let.
              </p>
            ) : null}
            {certificate ? (
              <p>
                <a href={`${certificate}?w=1200`}>See the certificate’s graph</a>
              </p>
            ) : null}
          </div>
        </div>
      ) : (
        <p>{value ?? MISSING_RATING}</p>
      )}
      <p className="mt-3 text-sm print:hidden">
        Certificates are public: look this one up in the{' '}
        <ExternalLink href={register.url}>{register.name}</ExternalLink>.
      </p>
    </Section>
  )
}

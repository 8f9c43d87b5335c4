import { hasCouncilTax } from '@/lib/domain/nation'
import { CostRow } from './cost-row'
import { ExternalLink } from './external-link'
import { getFactValue, isCommercial, getNation, type Listing } from '@/components/property/listing'

const bandRegister = {
  intro: 'Bands are listed in',
  name: 'the council tax register',
  url: 'https://www.gov.uk/council-tax-bands',
}
const bandSources = {
  england: bandRegister,
  wales: bandRegister,
  scotland: { intro: 'Bands are set by', name: 'the Scottish Assessors', url: 'https://www.saa.gov.uk/' },
}

const BUSINESS_RATES_URL = 'https://www.gov.uk/find-business-rates'
const DOMESTIC_RATES_URL = 'https://www.nidirect.gov.uk/information-and-services/property-and-housing/rates'

/** Turns the letter of a band into 'Band D', and leaves texts such as 'Awaiting banding'. Only Wales has a band I. */
function formatBand(band: string | null): string {
  if (!band) return 'Band not yet provided'
  return /^[A-I]$/.test(band) ? `Band ${band}` : band
}

/** Shows no amount, because councils change it each year. Business premises and homes in Northern Ireland pay rates. */
export function CouncilTax({ listing }: { listing: Listing }) {
  const nation = getNation(listing)
  if (isCommercial(listing))
    return (
      <CostRow
        label="Business rates"
        note={
          nation === 'england' || nation === 'wales' ? (
            <>
              The rateable value is public:{' '}
              <ExternalLink href={BUSINESS_RATES_URL}>find it on GOV.UK</ExternalLink>.
            </>
          ) : undefined
        }
      >
        {getFactValue(listing, 'rates') ?? 'Not yet provided'}
      </CostRow>
    )
  if (!hasCouncilTax(nation))
    return (
      <CostRow
        label="Domestic rates"
        note={
          <>
            Based on the home’s capital value:{' '}
            <ExternalLink href={DOMESTIC_RATES_URL}>how rates work</ExternalLink>.
          </>
        }
      >
        {getFactValue(listing, 'rates') ?? 'Not yet provided'}
      </CostRow>
    )
  const source = bandSources[nation]
  return (
    <CostRow
      label="Council tax"
      note={
        <>
          Each year the council sets what each band pays. {source.intro}{' '}
          <ExternalLink href={source.url}>{source.name}</ExternalLink>.
        </>
      }
    >
      {formatBand(getFactValue(listing, 'council_tax_band'))}
    </CostRow>
  )
}

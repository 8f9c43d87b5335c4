import { hasCouncilTax } from '@/lib/domain/nation'
import { CostRow } from './cost-row'
import { factValue, isCommercial, nationOf, type Listing } from './listing'

const bands = {
  england: { name: 'the council tax register', url: 'https://www.gov.uk/council-tax-bands' },
  wales: { name: 'the council tax register', url: 'https://www.gov.uk/council-tax-bands' },
  scotland: { name: 'the Scottish Assessors', url: 'https://www.saa.gov.uk/' },
}

const outward = (url: string, name: string) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** The council tax band, or the rates of premises and in Northern Ireland. Sums are left out: they change yearly. */
export function CouncilTax({ listing }: { listing: Listing }) {
  const nation = nationOf(listing)
  if (isCommercial(listing))
    return (
      <CostRow
        label="Business rates"
        note={
          nation === 'england' || nation === 'wales' ? (
            <>
              The rateable value is public:{' '}
              {outward('https://www.gov.uk/find-business-rates', 'find it on GOV.UK')}.
            </>
          ) : undefined
        }
      >
        {factValue(listing, 'rates') ?? 'Not yet provided'}
      </CostRow>
    )
  if (!hasCouncilTax(nation))
    return (
      <CostRow
        label="Domestic rates"
        note={
          <>
            Set on the home’s capital value:{' '}
            {outward(
              'https://www.nidirect.gov.uk/information-and-services/property-and-housing/rates',
              'how rates work',
            )}
            .
          </>
        }
      >
        {factValue(listing, 'rates') ?? 'Not yet provided'}
      </CostRow>
    )
  const band = factValue(listing, 'council_tax_band')
  return (
    <CostRow
      label="Council tax"
      note={
        <>
          The council sets each year what a band pays. Bands are in{' '}
          {outward(bands[nation].url, bands[nation].name)}.
        </>
      }
    >
      {band ? (/^[A-I]$/.test(band) ? `Band ${band}` : band) : 'Band not yet provided'}
    </CostRow>
  )
}

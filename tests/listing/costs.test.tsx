// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CostCalculator } from '@/components/listing/cost-calculator'
import { LetCosts } from '@/components/listing/let-costs'
import { parseNumber } from '@/components/listing/number-field'
import { ListingHeader } from '@/components/listing/listing-header'
import { SaleCosts } from '@/components/listing/sale-costs'
import { commercialTypes } from '@/lib/domain/property-type'
import { letListing, saleListing } from './fixture'

/** Returns the amount beside a label in a list of costs. */
const getAmount = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

// The home for sale costs £350,000. The example mortgage is that of lib/tax/mortgage.ts.
describe('the cost of buying (FIELD-36, FIELD-37, FIELD-39)', () => {
  // Of £350,000, £125,000 are taxed at 2% and £100,000 at 5%. A first-time buyer pays 5% above £300,000, an additional
  // home 5% more on the whole price, and a buyer who lives abroad 2% more.
  it('computes stamp duty for each kind of buyer, on the server', () => {
    render(<SaleCosts listing={saleListing()} />)
    expect(screen.getByRole('heading', { name: 'Stamp Duty Land Tax at £350,000' })).toBeTruthy()
    expect(getAmount('Moving home')).toBe('£7,500')
    expect(getAmount('First-time buyer')).toBe('£2,500')
    expect(getAmount('Additional home')).toBe('£25,000')
    expect(getAmount('Moving home, living outside the UK')).toBe('£14,500')
  })

  it('uses the tax and the rates of the nation', () => {
    const { unmount } = render(<SaleCosts listing={saleListing({ nation: 'scotland' })} />)
    expect(
      screen.getByRole('heading', { name: 'Land and Buildings Transaction Tax at £350,000' }),
    ).toBeTruthy()
    expect(screen.getByText(/At the rates that have applied since Thu 5 Dec 2024/)).toBeTruthy()
    // 2% of £105,000, 5% of £75,000 and 10% of £25,000.
    expect(getAmount('Moving home')).toBe('£8,350')
    unmount()
    render(<SaleCosts listing={saleListing({ nation: 'wales' })} />)
    expect(getAmount('Moving home')).toBe('£7,500')
    expect(screen.queryByText('First-time buyer')).toBeNull()
  })

  it('says that the mortgage is an illustration, and warns of repossession (domain B4)', () => {
    render(<SaleCosts listing={saleListing()} />)
    // The default loan: 85% of £350,000 at 4.75% over 30 years.
    expect(getAmount('Mortgage, an illustration')).toBe('about £1,552 a month')
    expect(screen.getByText(/an illustration, not advice/)).toBeTruthy()
    expect(
      screen.getByText('Your home may be repossessed if you do not keep up repayments on your mortgage.'),
    ).toBeTruthy()
  })

  it('shows no amounts for a price on application', () => {
    render(<SaleCosts listing={saleListing({ price_options: 'poa', new_price: 0 })} />)
    expect(screen.getByText(/price is on application/)).toBeTruthy()
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
    expect(document.body.textContent).not.toMatch(/£0|NaN/)
  })

  it('uses the non-residential rates for an office, and shows no mortgage', () => {
    render(<SaleCosts listing={saleListing({ property_type: 'office' })} />)
    // 2% of £100,000 and 5% of £100,000.
    expect(getAmount('Whoever buys')).toBe('£7,000')
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
  })
})

describe('the costs of a park home', () => {
  const createParkHome = (change: object = {}) =>
    saleListing({
      property_type: 'park-home',
      tenure: 'Pitch agreement',
      facts: [{ key: 'ground_rent', value: '2400' }],
      ...change,
    })

  it('include a pitch fee and a commission, but no tax on land and no mortgage', () => {
    render(<SaleCosts listing={createParkHome()} />)
    expect(getAmount('Pitch fee')).toBe('£2,400 a year')
    expect(screen.getByText(/No Stamp Duty Land Tax is due/)).toBeTruthy()
    expect(screen.getByText(/reviewed once a year, as a rule by the change in the Consumer/)).toBeTruthy()
    expect(screen.getByText(/up to 10% of the price \(Mobile Homes Act 1983\)/)).toBeTruthy()
    for (const text of ['Ground rent', 'Moving home', 'Mortgage, an illustration'])
      expect(screen.queryByText(text), text).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body.textContent).not.toMatch(/repossessed|Cash needed|Review: not given/)
  })

  it('name the law and the tax of the nation', () => {
    const { unmount } = render(<SaleCosts listing={createParkHome({ nation: 'scotland' })} />)
    expect(screen.getByText(/No Land and Buildings Transaction Tax is due/)).toBeTruthy()
    expect(screen.getByText('The pitch fee is reviewed once a year.')).toBeTruthy()
    unmount()
    render(<SaleCosts listing={createParkHome({ nation: 'wales' })} />)
    expect(screen.getByText(/Mobile Homes \(Wales\) Act 2013/)).toBeTruthy()
  })

  it('say that the pitch fee is not provided, and leave the mortgage out of the page’s header', () => {
    const { unmount } = render(<SaleCosts listing={createParkHome({ facts: [] })} />)
    expect(getAmount('Pitch fee')).toBe('Not yet provided')
    unmount()
    render(<ListingHeader listing={createParkHome()} />)
    expect(screen.queryByText(/Mortgage/)).toBeNull()
  })
})

describe('the running costs', () => {
  const createLeasehold = (groundRent: string) =>
    saleListing({ tenure: 'Leasehold', facts: [{ key: 'ground_rent', value: groundRent }] })

  it('note that the review of a ground rent is not given, if the fact is only an amount and not zero', () => {
    const { rerender } = render(<SaleCosts listing={createLeasehold('100')} />)
    expect(getAmount('Ground rent')).toBe('£100 a year')
    expect(screen.getByText('Review: not given – ask the seller.')).toBeTruthy()
    for (const value of ['0', '£100 a year, doubling every 25 years']) {
      rerender(<SaleCosts listing={createLeasehold(value)} />)
      expect(screen.queryByText(/Review: not given/), value).toBeNull()
    }
  })

  it.each([
    ['england', /Bands are listed in the council tax register/],
    ['wales', /Bands are listed in the council tax register/],
    ['scotland', /Bands are set by the Scottish Assessors/],
  ] as const)('name who lists or sets the council tax bands of %s', (nation, text) => {
    render(<SaleCosts listing={saleListing({ nation })} />)
    expect(screen.getByText('Council tax').parentElement?.textContent).toMatch(text)
  })
})

describe('the calculator', () => {
  const typeInto = async (label: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }

  it('takes the focus, because it replaces the button that opened it', () => {
    render(<CostCalculator price={350_000} nation="england" />)
    expect(document.activeElement?.textContent).toBe('Your own figures')
  })

  it('recalculates after every input', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    expect(getAmount('Stamp Duty Land Tax')).toBe('£7,500')
    await userEvent.click(screen.getByRole('radio', { name: /First-time buyer/ }))
    expect(getAmount('Stamp Duty Land Tax')).toBe('£2,500')
    await userEvent.click(screen.getByRole('checkbox', { name: /outside the UK/ }))
    expect(getAmount('Stamp Duty Land Tax')).toBe('£9,500')
    await typeInto(/^Deposit/, '£350,000')
    expect(getAmount('Monthly payment')).toBe('£0')
    await typeInto(/^Yearly interest/, '0')
    await typeInto(/^Deposit/, '50000')
    await typeInto(/^Term/, '25')
    // £300,000 in 300 months. The cash is the deposit of £50,000, the tax of £9,500, and £4,600 for legal work, survey,
    // lender and removals (lib/tax/moving-costs.ts).
    expect(getAmount('Monthly payment')).toBe('£1,000')
    expect(getAmount('Cash needed in all')).toBe('£64,100')
  })

  it('names the range for an invalid number, and shows no result until it is corrected', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    await typeInto(/^Term/, '99')
    expect(screen.getByText('Enter a number from 5 to 40 years')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Term/ }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Correct the figures marked above to see the result.')).toBeTruthy()
    await typeInto(/^Term/, '30')
    expect(getAmount('Monthly payment')).toBe('£1,552')
  })

  it('has a text field beside every slider, and parses amounts and percentages', () => {
    render(<CostCalculator price={350_000} nation="wales" />)
    for (const slider of screen.getAllByRole('slider')) {
      const name = slider.getAttribute('aria-label')?.replace(', slider', '') ?? ''
      expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeTruthy()
    }
    const parsePounds = (text: string) => parseNumber(text, 'pounds', { min: 0, max: 1_000_000, step: 1 })
    expect(parsePounds(' £12,500 ')).toBe(12_500)
    for (const text of ['', '-1', '1e99', 'twelve', '2m']) expect(parsePounds(text), text).toBeNull()
    const parsePercent = (text: string) => parseNumber(text, 'percent', { min: 0, max: 15, step: 0.1 })
    expect(parsePercent('4.5%')).toBe(4.5)
    expect(parsePercent('5k')).toBeNull()
  })

  it('reads “600k” and “0.6 million” as £600,000, but “500” as £500 and not as £500,000', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    await typeInto(/^Price/, '£600k')
    // 2% of £125,000 and 5% of £350,000.
    expect(getAmount('Stamp Duty Land Tax')).toBe('£20,000')
    await typeInto(/^Price/, '0.6 million')
    expect(getAmount('Stamp Duty Land Tax')).toBe('£20,000')
    await typeInto(/^Deposit/, '500')
    expect(screen.getByText(/^Borrowing £599,500/)).toBeTruthy()
  })
})

// A rent of £1,200 pcm is £276.92 a week, and the deposit of £1,384 is five weeks' rent, rounded down to whole pounds.
describe('the costs of a tenancy (domain B2 to B4)', () => {
  it('shows rent by month and week, and the deposit beside its legal cap (CARD-19, D-86)', () => {
    render(<LetCosts listing={letListing()} />)
    expect(getAmount('Rent')).toBe('£1,200 pcm (£277 pw)')
    expect(getAmount('Deposit')).toBe('£1,384')
    expect(screen.getByText(/^5 weeks’ rent, the most the law allows/)).toBeTruthy()
    expect(getAmount('Holding deposit')).toBe('up to £276.92')
    expect(screen.getByText(/It is returned within 7 days once the tenancy is signed/)).toBeTruthy()
    expect(getAmount('To move in')).toBe('£2,584')
  })

  it.each([
    ['£50', '£50'],
    ['£69.23', '£69.23'],
    ['£300', '£276.92'],
    ['None', 'None'],
    ['Up to £276.92 (one week’s rent)', 'up to £276.92'],
  ])(
    'shows a holding deposit that the landlord states as “%s” as %s, a week’s rent at most',
    (value, amount) => {
      render(<LetCosts listing={letListing({ facts: [{ key: 'holding_deposit', value }] })} />)
      expect(getAmount('Holding deposit')).toBe(amount)
    },
  )

  it('adds two weeks’ rent, and not a month’s, where the landlord asks for two weeks in advance', () => {
    const facts = [{ key: 'rent_in_advance', value: 'Two weeks' }]
    render(<LetCosts listing={letListing({ facts })} />)
    // £553.85 for two weeks and the deposit of £1,384.
    expect(getAmount('To move in')).toBe('£1,937.85')
    expect(screen.getByText(/^First two weeks’ rent and the deposit/)).toBeTruthy()
  })

  it('says that an unknown deposit is not part of the sum', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: null })} />)
    expect(getAmount('Deposit')).toBe('Not yet provided')
    expect(getAmount('To move in')).toBe('£1,200')
    expect(screen.getByText(/The deposit is not known yet, and not included/)).toBeTruthy()
  })

  it('shows “None” for a deposit of £0', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: 0 })} />)
    expect(getAmount('Deposit')).toBe('None')
    expect(getAmount('To move in')).toBe('£1,200')
  })

  it.each([
    [277, /^1 week’s rent\./],
    [1_384, /^5 weeks’ rent\./],
  ])('states a deposit of £%i in weeks in Wales, where the law sets no cap', (deposit, text) => {
    render(<LetCosts listing={letListing({ nation: 'wales', new_deposite_amount: deposit })} />)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('states a deposit to the penny, because a rounded one could seem to be above the legal cap (domain B2)', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: 1_384.61 })} />)
    expect(getAmount('Deposit')).toBe('£1,384.61')
    expect(getAmount('To move in')).toBe('£2,584.61')
    expect(screen.getByText(/^5 weeks’ rent, the most the law allows/)).toBeTruthy()
  })

  it('compares a lower deposit with the legal cap', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: 1_000 })} />)
    expect(screen.getByText(/^Below the limit of 5 weeks’ rent \(£1,384\)/)).toBeTruthy()
  })

  it('names the law of the nation, and shows no holding deposit in Scotland', () => {
    render(<LetCosts listing={letListing({ nation: 'scotland', new_deposite_amount: 2_400 })} />)
    expect(screen.queryByText('Holding deposit', { selector: 'dt' })).toBeNull()
    expect(screen.getByText(/^2 months’ rent, the most the law allows/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Rent \(Scotland\) Act 1984/ })).toBeTruthy()
  })

  it('warns against paying before a viewing, and names redress and client money protection', () => {
    render(<LetCosts listing={letListing()} />)
    expect(screen.getByText('We never ask for money before a viewing.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /The Property Ombudsman/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Client Money Protect/ })).toBeTruthy()
  })

  it.each(commercialTypes)(
    'states the yearly rent of a commercial property among its costs and in the page’s header: %s',
    (type) => {
      const listing = letListing({ property_type: type })
      render(
        <>
          <ListingHeader listing={listing} />
          <LetCosts listing={listing} />
        </>,
      )
      expect(getAmount('Rent')).toBe('£1,200 pcm (£14,400 pa)')
      expect(screen.getByText('(£14,400 pa)')).toBeTruthy()
    },
  )

  it('mentions no law about homes for a shop, and that VAT may be due', () => {
    render(<LetCosts listing={letListing({ property_type: 'shop' })} />)
    expect(screen.queryByText(/Tenant Fees Act/)).toBeNull()
    expect(within(screen.getByRole('region')).getByText(/VAT may be due/)).toBeTruthy()
  })
})

describe('the tax on a share of a home', () => {
  it('is not computed from the price of the share', () => {
    render(<SaleCosts listing={saleListing({ price_options: 'shared-ownership', new_price: 120_000 })} />)
    expect(screen.getByText(/On a shared home the tax depends on a choice/)).toBeTruthy()
    expect(screen.queryByText('First-time buyer')).toBeNull()
  })
})

describe('the monthly cost of a share of a home', () => {
  const share = { percent: 25, rent_pcm: 455.2 }
  /** Renders the costs of a quarter of a home, which is worth £265,000. */
  const renderShare = (change: object) =>
    render(
      <SaleCosts
        listing={saleListing({ price_options: 'shared-ownership', new_price: 66_250, share, ...change })}
      />,
    )

  it('adds the rent on the rest, which is stated to the penny, to the mortgage on the share', () => {
    renderShare({})
    // The default loan: 85% of £66,250 at 4.75% over 30 years.
    expect(getAmount('Mortgage on the share, an illustration')).toBe('about £294 a month')
    expect(getAmount('Rent on the rest of the home')).toBe('£455.20 a month')
    expect(getAmount('Mortgage and rent together')).toBe('about £749 a month')
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
  })

  it('shows no sum where the rent is not known', () => {
    renderShare({ share: { percent: 25, rent_pcm: null } })
    expect(getAmount('Rent on the rest of the home')).toBe('Not yet provided')
    expect(screen.queryByText('Mortgage and rent together')).toBeNull()
  })
})

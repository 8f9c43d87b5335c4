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

/** Finds the amount beside a label in a list of costs. */
const findAmount = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

describe('the cost of buying (field rows 36, 37, 39)', () => {
  it('computes stamp duty for each kind of buyer, on the server', () => {
    render(<SaleCosts listing={saleListing()} />)
    expect(screen.getByRole('heading', { name: 'Stamp Duty Land Tax at £350,000' })).toBeTruthy()
    expect(findAmount('Moving home')).toBe('£7,500')
    expect(findAmount('First-time buyer')).toBe('£2,500')
    expect(findAmount('Additional home')).toBe('£25,000')
    expect(findAmount('Moving home, living outside the UK')).toBe('£14,500')
  })

  it('uses the tax of the nation', () => {
    const { unmount } = render(<SaleCosts listing={saleListing({ nation: 'scotland' })} />)
    expect(
      screen.getByRole('heading', { name: 'Land and Buildings Transaction Tax at £350,000' }),
    ).toBeTruthy()
    expect(screen.getByText(/At the rates that have applied since Thu 5 Dec 2024/)).toBeTruthy()
    expect(findAmount('Moving home')).toBe('£8,350')
    unmount()
    render(<SaleCosts listing={saleListing({ nation: 'wales' })} />)
    expect(findAmount('Moving home')).toBe('£7,500')
    expect(screen.queryByText('First-time buyer')).toBeNull()
  })

  it('says that the mortgage is an illustration, and warns of repossession (domain B4)', () => {
    render(<SaleCosts listing={saleListing()} />)
    expect(findAmount('Mortgage, an illustration')).toBe('about £1,552 a month')
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

  it('uses the non-residential table for an office, and no home mortgage', () => {
    render(<SaleCosts listing={saleListing({ property_type: 'office' })} />)
    expect(findAmount('Whoever buys')).toBe('£7,000')
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
  })
})

describe('the costs of a park home', () => {
  const parkHome = (change: object = {}) =>
    saleListing({
      property_type: 'park-home',
      tenure: 'Pitch agreement',
      facts: [{ key: 'ground_rent', value: '2400' }],
      ...change,
    })

  it('are no tax on land and no mortgage, but a pitch fee and a commission', () => {
    render(<SaleCosts listing={parkHome()} />)
    expect(findAmount('Pitch fee')).toBe('£2,400 a year')
    expect(screen.getByText(/No Stamp Duty Land Tax is due/)).toBeTruthy()
    expect(screen.getByText(/reviewed once a year, as a rule by the change in the Consumer/)).toBeTruthy()
    expect(screen.getByText(/up to 10% of the price \(Mobile Homes Act 1983\)/)).toBeTruthy()
    for (const text of ['Ground rent', 'Moving home', 'Mortgage, an illustration'])
      expect(screen.queryByText(text), text).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body.textContent).not.toMatch(/repossessed|Cash needed|Review: not given/)
  })

  it('name the law and the tax of the nation', () => {
    const { unmount } = render(<SaleCosts listing={parkHome({ nation: 'scotland' })} />)
    expect(screen.getByText(/No Land and Buildings Transaction Tax is due/)).toBeTruthy()
    expect(screen.getByText('The pitch fee is reviewed once a year.')).toBeTruthy()
    unmount()
    render(<SaleCosts listing={parkHome({ nation: 'wales' })} />)
    expect(screen.getByText(/Mobile Homes \(Wales\) Act 2013/)).toBeTruthy()
  })

  it('state a missing pitch fee, and have no mortgage in the head of the page', () => {
    const { unmount } = render(<SaleCosts listing={parkHome({ facts: [] })} />)
    expect(findAmount('Pitch fee')).toBe('Not yet provided')
    unmount()
    render(<ListingHeader listing={parkHome()} />)
    expect(screen.queryByText(/Mortgage/)).toBeNull()
  })
})

describe('the running costs', () => {
  const leasehold = (groundRent: string) =>
    saleListing({ tenure: 'Leasehold', facts: [{ key: 'ground_rent', value: groundRent }] })

  it('say that the review of a ground rent is not given, unless there is no ground rent or its text states the review', () => {
    const { rerender } = render(<SaleCosts listing={leasehold('100')} />)
    expect(findAmount('Ground rent')).toBe('£100 a year')
    expect(screen.getByText('Review: not given – ask the seller.')).toBeTruthy()
    for (const value of ['0', '£100 a year, doubling every 25 years']) {
      rerender(<SaleCosts listing={leasehold(value)} />)
      expect(screen.queryByText(/Review: not given/), value).toBeNull()
    }
  })

  it.each([
    ['england', /Bands are listed in the council tax register/],
    ['wales', /Bands are listed in the council tax register/],
    ['scotland', /Bands are set by the Scottish Assessors/],
  ] as const)('say where the council tax bands of %s are from', (nation, text) => {
    render(<SaleCosts listing={saleListing({ nation })} />)
    expect(screen.getByText('Council tax').parentElement?.textContent).toMatch(text)
  })
})

describe('the calculator', () => {
  const type = async (label: RegExp, text: string) => {
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
    expect(findAmount('Stamp Duty Land Tax')).toBe('£7,500')
    await userEvent.click(screen.getByRole('radio', { name: /First-time buyer/ }))
    expect(findAmount('Stamp Duty Land Tax')).toBe('£2,500')
    await userEvent.click(screen.getByRole('checkbox', { name: /outside the UK/ }))
    expect(findAmount('Stamp Duty Land Tax')).toBe('£9,500')
    await type(/^Deposit/, '£350,000')
    expect(findAmount('Monthly payment')).toBe('£0')
    await type(/^Yearly interest/, '0')
    await type(/^Deposit/, '50000')
    await type(/^Term/, '25')
    expect(findAmount('Monthly payment')).toBe('£1,000')
    expect(findAmount('Cash needed in all')).toBe('£64,100')
  })

  it('names the range for an invalid number, and shows no result until it is corrected', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    await type(/^Term/, '99')
    expect(screen.getByText('Enter a number from 5 to 40 years')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Term/ }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Correct the figures marked above to see the result.')).toBeTruthy()
    await type(/^Term/, '30')
    expect(findAmount('Monthly payment')).toMatch(/^£1,/)
  })

  it('has a text field beside every slider, and parses pounds and commas', () => {
    render(<CostCalculator price={350_000} nation="wales" />)
    for (const slider of screen.getAllByRole('slider')) {
      const name = slider.getAttribute('aria-label')?.replace(', slider', '') ?? ''
      expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeTruthy()
    }
    const bounds = { min: 0, max: 1_000_000, step: 1 }
    const parse = (text: string) => parseNumber(text, 'pounds', bounds)
    expect(parse(' £12,500 ')).toBe(12_500)
    for (const text of ['', '-1', '1e99', 'twelve', '2m']) expect(parse(text), text).toBeNull()
    expect(parseNumber('4.5%', 'percent', { min: 0, max: 15, step: 0.1 })).toBe(4.5)
    expect(parseNumber('5k', 'percent', { min: 0, max: 15, step: 0.1 })).toBeNull()
  })

  it('reads “600k” and “0.6 million” as the offer form does, but takes 500 as £500', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    await type(/^Price/, '£600k')
    expect(findAmount('Stamp Duty Land Tax')).toBe('£20,000')
    await type(/^Price/, '0.6 million')
    expect(findAmount('Stamp Duty Land Tax')).toBe('£20,000')
    await type(/^Deposit/, '500')
    expect(screen.getByText(/^Borrowing £599,500/)).toBeTruthy()
  })
})

describe('the costs of a tenancy (domain B2 to B4)', () => {
  it('shows rent by month and week, and the deposit beside its legal cap (CARD-19, D-86)', () => {
    render(<LetCosts listing={letListing()} />)
    expect(findAmount('Rent')).toBe('£1,200 pcm (£277 pw)')
    expect(findAmount('Deposit')).toBe('£1,384')
    expect(screen.getByText(/^5 weeks’ rent, the most the law allows/)).toBeTruthy()
    expect(findAmount('Holding deposit')).toBe('up to £276.92')
    expect(screen.getByText(/It is returned within 7 days once the tenancy is signed/)).toBeTruthy()
    expect(findAmount('To move in')).toBe('£2,584')
  })

  it.each([
    ['£50', '£50'],
    ['£69.23', '£69.23'],
    ['£300', '£276.92'],
    ['None', 'None'],
    ['Up to £276.92 (one week’s rent)', 'up to £276.92'],
  ])('shows a holding deposit that the landlord states as “%s” as %s', (value, amount) => {
    render(<LetCosts listing={letListing({ facts: [{ key: 'holding_deposit', value }] })} />)
    expect(findAmount('Holding deposit')).toBe(amount)
  })

  it('counts the rent that is paid in advance, where that is less than a month', () => {
    const facts = [{ key: 'rent_in_advance', value: 'Two weeks' }]
    render(<LetCosts listing={letListing({ facts })} />)
    expect(findAmount('To move in')).toBe('£1,938')
    expect(screen.getByText(/^First two weeks’ rent and the deposit/)).toBeTruthy()
  })

  it('leaves a deposit that is not known out of the sum, and says so', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: null })} />)
    expect(findAmount('Deposit')).toBe('Not yet provided')
    expect(findAmount('To move in')).toBe('£1,200')
    expect(screen.getByText(/The deposit is not known yet, and not included/)).toBeTruthy()
  })

  it('says that no deposit is asked for', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: 0 })} />)
    expect(findAmount('Deposit')).toBe('None')
    expect(findAmount('To move in')).toBe('£1,200')
  })

  it.each([
    [277, /^1 week’s rent\./],
    [1_384, /^5 weeks’ rent\./],
  ])('shows a deposit of £%i in Wales, which sets no limit, in weeks', (deposit, text) => {
    render(<LetCosts listing={letListing({ nation: 'wales', new_deposite_amount: deposit })} />)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('says that a deposit is below the limit', () => {
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
    'states the yearly rent of a commercial property in the costs and in the header of the page: %s',
    (type) => {
      const listing = letListing({ property_type: type })
      render(
        <>
          <ListingHeader listing={listing} />
          <LetCosts listing={listing} />
        </>,
      )
      expect(findAmount('Rent')).toBe('£1,200 pcm (£14,400 pa)')
      expect(screen.getByText('(£14,400 pa)')).toBeTruthy()
    },
  )

  it('applies no law about homes to a shop', () => {
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
  const share = { percent: 25, rent_pcm: 455 }
  const renderShare = (change: object) =>
    render(
      <SaleCosts
        listing={saleListing({ price_options: 'shared-ownership', new_price: 66_250, share, ...change })}
      />,
    )

  it('adds the rent on the rest to the mortgage on the share', () => {
    renderShare({})
    expect(findAmount('Mortgage on the share, an illustration')).toBe('about £294 a month')
    expect(findAmount('Rent on the rest of the home')).toBe('£455 a month')
    expect(findAmount('Mortgage and rent together')).toBe('about £749 a month')
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
  })

  it('says that the rent is not known, and adds nothing', () => {
    renderShare({ share: { percent: 25, rent_pcm: null } })
    expect(findAmount('Rent on the rest of the home')).toBe('Not yet provided')
    expect(screen.queryByText('Mortgage and rent together')).toBeNull()
  })
})

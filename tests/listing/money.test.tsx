// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CostCalculator } from '@/components/listing/cost-calculator'
import { LetCosts } from '@/components/listing/let-costs'
import { parseNumber } from '@/components/listing/number-field'
import { SaleCosts } from '@/components/listing/sale-costs'
import { letListing, saleListing } from './fixture'

/** The sum that stands beside a label of a list of costs. */
const sumOf = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

describe('the cost of buying (field rows 36, 37, 39)', () => {
  it('works stamp duty out for each kind of buyer, on the server', () => {
    render(<SaleCosts listing={saleListing()} />)
    expect(screen.getByRole('heading', { name: 'Stamp Duty Land Tax at £350,000' })).toBeTruthy()
    expect(sumOf('Moving home')).toBe('£7,500')
    expect(sumOf('First-time buyer')).toBe('£2,500')
    expect(sumOf('Additional home')).toBe('£25,000')
    expect(sumOf('Moving home, living outside the UK')).toBe('£14,500')
  })

  it('uses the tax of the nation', () => {
    const { unmount } = render(<SaleCosts listing={saleListing({ nation: 'scotland' })} />)
    expect(
      screen.getByRole('heading', { name: 'Land and Buildings Transaction Tax at £350,000' }),
    ).toBeTruthy()
    expect(screen.getByText(/By the rates that have applied since Thu 5 Dec 2024/)).toBeTruthy()
    expect(sumOf('Moving home')).toBe('£8,350')
    unmount()
    render(<SaleCosts listing={saleListing({ nation: 'wales' })} />)
    expect(sumOf('Moving home')).toBe('£7,500')
    expect(screen.queryByText('First-time buyer')).toBeNull()
  })

  it('says that it is an illustration, how it is worked out, and what is at stake (domain B4)', () => {
    render(<SaleCosts listing={saleListing()} />)
    expect(sumOf('Mortgage, an illustration')).toBe('about £1,552 a month')
    expect(screen.getByText(/an illustration, not advice/)).toBeTruthy()
    expect(
      screen.getByText('Your home may be repossessed if you do not keep up repayments on your mortgage.'),
    ).toBeTruthy()
  })

  it('makes up no figure for a price on application', () => {
    render(<SaleCosts listing={saleListing({ price_options: 'poa', new_price: 0 })} />)
    expect(screen.getByText(/price is on application/)).toBeTruthy()
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
    expect(document.body.textContent).not.toMatch(/£0|NaN/)
  })

  it('uses the non-residential table for an office, and no home mortgage', () => {
    render(<SaleCosts listing={saleListing({ property_type: 'office' })} />)
    expect(sumOf('Whoever buys')).toBe('£7,000')
    expect(screen.queryByText('Mortgage, an illustration')).toBeNull()
  })
})

describe('the calculator', () => {
  const type = async (label: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }

  it('follows every figure and choice', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    expect(document.activeElement?.textContent).toBe('Your own figures')
    expect(sumOf('Stamp Duty Land Tax')).toBe('£7,500')
    await userEvent.click(screen.getByRole('radio', { name: /First-time buyer/ }))
    expect(sumOf('Stamp Duty Land Tax')).toBe('£2,500')
    await userEvent.click(screen.getByRole('checkbox', { name: /outside the UK/ }))
    expect(sumOf('Stamp Duty Land Tax')).toBe('£9,500')
    await type(/^Deposit/, '£350,000')
    expect(sumOf('Monthly payment')).toBe('£0')
    await type(/^Yearly interest/, '0')
    await type(/^Deposit/, '50000')
    await type(/^Term/, '25')
    expect(sumOf('Monthly payment')).toBe('£1,000')
    expect(sumOf('In hand on the day')).toBe('£64,100')
  })

  it('names the range for a figure that is none, and gives no result until it is mended', async () => {
    render(<CostCalculator price={350_000} nation="england" />)
    await type(/^Term/, '99')
    expect(screen.getByText('Enter a number from 5 to 40 years')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Term/ }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Mend the figures marked above to see the result.')).toBeTruthy()
    await type(/^Term/, '30')
    expect(sumOf('Monthly payment')).toMatch(/^£1,/)
  })

  it('gives a slider a number field beside it, and reads what people type', () => {
    render(<CostCalculator price={350_000} nation="wales" />)
    for (const slider of screen.getAllByRole('slider')) {
      const name = slider.getAttribute('aria-label')?.replace(', slider', '') ?? ''
      expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeTruthy()
    }
    const bounds = { min: 0, max: 1_000_000, step: 1 }
    expect(parseNumber(' £12,500 ', bounds)).toBe(12_500)
    expect(parseNumber('', bounds)).toBeNull()
    expect(parseNumber('-1', bounds)).toBeNull()
    expect(parseNumber('1e99', bounds)).toBeNull()
    expect(parseNumber('twelve', bounds)).toBeNull()
  })
})

describe('what it costs to rent (domain B2 to B4)', () => {
  it('shows rent by month and week, and the deposit against the law (CARD-19, D-86)', () => {
    render(<LetCosts listing={letListing()} />)
    expect(sumOf('Rent')).toBe('£1,200 pcm (£277 pw)')
    expect(sumOf('Deposit')).toBe('£1,384')
    expect(screen.getByText(/^5 weeks’ rent, the most the law allows/)).toBeTruthy()
    expect(sumOf('Holding deposit')).toBe('up to £276.92')
    expect(sumOf('To move in')).toBe('£2,584')
  })

  it('tells a deposit below the limit', () => {
    render(<LetCosts listing={letListing({ new_deposite_amount: 1_000 })} />)
    expect(screen.getByText(/^Below the limit of 5 weeks’ rent \(£1,384\)/)).toBeTruthy()
  })

  it('names the law of the nation, and no holding deposit in Scotland', () => {
    render(<LetCosts listing={letListing({ nation: 'scotland', new_deposite_amount: 2_400 })} />)
    expect(screen.queryByText('Holding deposit', { selector: 'dt' })).toBeNull()
    expect(screen.getByText(/^2 months’ rent, the most the law allows/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Rent \(Scotland\) Act 1984/ })).toBeTruthy()
  })

  it('warns of money asked for before a viewing, and names redress and client money protection', () => {
    render(<LetCosts listing={letListing()} />)
    expect(screen.getByText('We never ask for money before a viewing.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /The Property Ombudsman/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Client Money Protect/ })).toBeTruthy()
  })

  it('applies no tenancy law of homes to a shop', () => {
    render(<LetCosts listing={letListing({ property_type: 'shop' })} />)
    expect(screen.queryByText(/Tenant Fees Act/)).toBeNull()
    expect(within(screen.getByRole('region')).getByText(/VAT may be due/)).toBeTruthy()
  })
})

describe('a share of a home', () => {
  it('works no tax out from the price of a share', () => {
    render(<SaleCosts listing={saleListing({ price_options: 'shared-ownership', new_price: 120_000 })} />)
    expect(screen.getByText(/On a shared home the tax depends on a choice/)).toBeTruthy()
    expect(screen.queryByText('First-time buyer')).toBeNull()
  })
})

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PriceRange } from '@/components/search/price-range'
import { getPriceOptions } from '@/lib/search/options'

const onChange = vi.fn()

function renderForm(kind: 'sale' | 'let', { min, max }: { min: string; max: string }) {
  onChange.mockReset()
  const { min: minOptions, max: maxOptions } = getPriceOptions(kind)
  render(
    <form onChange={onChange}>
      <label>
        Min price
        <select name="price_filter_min" defaultValue={min}>
          {minOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Max price
        <select name="price_filter_max" defaultValue={max}>
          {maxOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PriceRange kind={kind} initial={{ min, max }} />
    </form>,
  )
}
const getHandle = (name: 'Lowest price' | 'Highest price') => screen.getByRole('slider', { name })
/** Fires key codes, which rc-slider reads and user-event does not send. The browser tests press real keys. */
const press = (name: 'Lowest price' | 'Highest price', ...codes: number[]) =>
  codes.forEach((keyCode) => fireEvent.keyDown(getHandle(name), { keyCode }))
/** Key codes of the arrow keys and the End key. */
const [LEFT, RIGHT, END] = [37, 39, 35]
const getSelect = (name: 'Min price' | 'Max price') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name })

describe('the price range of the refine form', () => {
  it('announces the values of the selects in pounds', () => {
    renderForm('sale', { min: '100000', max: 'nomax' })
    expect(getHandle('Lowest price').getAttribute('aria-valuetext')).toBe('£100,000')
    expect(getHandle('Highest price').getAttribute('aria-valuetext')).toBe('No maximum')
  })

  it('changes the selects by keyboard and fires the form’s change event', () => {
    renderForm('sale', { min: 'nomin', max: 'nomax' })
    press('Lowest price', RIGHT, RIGHT)
    expect(getSelect('Min price').value).toBe('60000')
    expect(getHandle('Lowest price').getAttribute('aria-valuetext')).toBe('£60,000')
    press('Highest price', LEFT)
    expect(getSelect('Max price').value).toBe('20000000')
    press('Highest price', END)
    expect(getSelect('Max price').value).toBe('nomax')
    // One change event for each of the four keys.
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  it('moves its handles when a select changes', async () => {
    renderForm('let', { min: 'nomin', max: 'nomax' })
    await userEvent.selectOptions(getSelect('Max price'), '2400+')
    expect(getHandle('Highest price').getAttribute('aria-valuetext')).toBe('£2,400 a month or more')
    await userEvent.selectOptions(getSelect('Min price'), '800')
    expect(getHandle('Lowest price').getAttribute('aria-valuenow')).toBe('2')
  })

  it('skips an amount that one of the selects lacks (REFINE-15)', () => {
    renderForm('let', { min: '1200', max: 'nomax' })
    press('Lowest price', RIGHT)
    expect(getSelect('Min price').value).toBe('2000')
    press('Lowest price', LEFT)
    expect(getSelect('Min price').value).toBe('1200')
  })

  it('keeps the lower handle below the other; crossed selects stay until a handle is moved (REFINE-17)', async () => {
    renderForm('sale', { min: '100000', max: '100000' })
    press('Lowest price', RIGHT)
    expect(
      [getSelect('Min price').value, getSelect('Max price').value],
      'both handles are at £100,000, and only the upper one can move up',
    ).toEqual(['100000', '110000'])
    await userEvent.selectOptions(getSelect('Min price'), '500000')
    await userEvent.selectOptions(getSelect('Max price'), '100000')
    expect([getSelect('Min price').value, getSelect('Max price').value]).toEqual(['500000', '100000'])
    expect(getHandle('Lowest price').getAttribute('aria-valuetext')).toBe('£100,000')
    press('Lowest price', LEFT)
    expect([getSelect('Min price').value, getSelect('Max price').value]).toEqual(['90000', '500000'])
  })
})

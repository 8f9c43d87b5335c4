// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaleCosts } from '@/components/listing/sale-costs'
import { saleListing } from './fixture'

it.each([
  ['england', 'Thu 17 Mar 2016'],
  ['scotland', 'Fri 25 Jan 2019'],
  ['wales', 'Tue 22 Dec 2020'],
] as const)('the rates for business premises in %s apply since %s (domain B9)', (nation, day) => {
  render(<SaleCosts listing={saleListing({ nation, property_type: 'shop' })} />)
  // All later changes of these taxes concerned homes.
  expect(screen.getByText(new RegExp(`rates that have applied since ${day}`))).toBeTruthy()
})

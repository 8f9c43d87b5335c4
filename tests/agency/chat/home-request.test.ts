import { expect, it } from 'vitest'
import { readHomeRequest, readOwnerWish } from '../../../lib/agency/chat/home-request'

it.each([
  ['2 bed flat in Leeds', '2 bed flat in Leeds'],
  ['Do you have any flats in Leeds?', 'any flats in Leeds?'],
  ['Hello, have you got anything in Bath', 'anything in Bath'],
  ['Is there anything to rent in Oxford?', 'anything to rent in Oxford?'],
  ['Please can you show me houses in York', 'show me houses in York'],
  ['Where can I rent a flat?', 'rent a flat?'],
  ['What about York?', 'York?'],
  ['What’s available in York?', 'in York?'],
  ['What is for sale in York?', 'for sale in York?'],
  ['Which houses are in Kent?', 'houses are in Kent?'],
  ['How many 3 bed houses do you have?', '3 bed houses do you have?'],
  ['Would like a garden', 'Would like a garden'],
  ['Must have a garden', 'Must have a garden'],
  ['good value flats in Leeds', 'good value flats in Leeds'],
])('“%s” asks for homes by the words “%s”', (message, request) => {
  expect(readHomeRequest(message)).toBe(request)
})

it.each([
  'When is an offer binding in Scotland?',
  'Hi, do I need a home report in Scotland?',
  'What can a landlord let in Wales?',
  'How far is Leeds?',
  'Can a landlord refuse pets?',
  'Is a holding deposit legal in Scotland?',
  'I am selling my flat in Leeds',
  'I want to let out my flat',
  'We are renting our house to a tenant',
  'I would like a valuation in York',
  'stamp duty on 250000 in Wales',
  'LBTT on £300,000 second home in Edinburgh',
])('“%s” does not ask for homes', (message) => {
  expect(readHomeRequest(message)).toBeUndefined()
})

it.each([
  ['I want to sell my house in Leeds', 'sale'],
  ['Selling a flat', 'sale'],
  ['We would like to let out our flat', 'let'],
  ['A valuation of my house please', 'valuation'],
  ['How do I sell a house with a tenant in it?', undefined],
  ['2 bed flat in Leeds', undefined],
] as const)('“%s” has the wish of an owner: %s', (message, wish) => {
  expect(readOwnerWish(message)).toBe(wish)
})

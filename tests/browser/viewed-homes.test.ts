// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { markSeen } from '../../components/search/mark-seen'
import {
  forgetViewedHomes,
  noteViewedHome,
  readViewedHomes,
  readViewedKeys,
} from '../../lib/browser/viewed-homes'
import { VIEWED_HOMES_KEY } from '../../lib/browser/viewed-home-key'

const MAX_VIEWED_HOMES = 200

beforeEach(() => window.localStorage.clear())

test('the browser keeps the newest 200 homes that were viewed, each once, until they are cleared', () => {
  const newestId = MAX_VIEWED_HOMES + 5
  for (let id = 1; id <= newestId; id += 1) noteViewedHome(`sale:${id}`)
  noteViewedHome('sale:100')
  expect(readViewedKeys()).toHaveLength(MAX_VIEWED_HOMES)
  expect(readViewedHomes(2)).toEqual([
    { kind: 'sale', id: 100 },
    { kind: 'sale', id: newestId },
  ])
  forgetViewedHomes()
  expect(readViewedKeys()).toEqual([])
})

test.each(['x', 'sale:0', '<b> sale:-1', '[]', 'let:12;'])('%j in the storage is read as no home', (text) => {
  window.localStorage.setItem(VIEWED_HOMES_KEY, text)
  expect(readViewedHomes(10)).toEqual([])
})

test('cards of viewed homes are marked, except a letting with the id of a viewed sale', () => {
  document.body.innerHTML = '<article data-listing="12"></article><article data-listing="1"></article>'
  const readMarkedIds = () =>
    [...document.querySelectorAll('[data-seen]')].map((card) => card.getAttribute('data-listing'))
  noteViewedHome('sale:12')
  markSeen('let')
  expect(readMarkedIds()).toEqual([])
  markSeen('sale')
  expect(readMarkedIds()).toEqual(['12'])
})

import { expect, it } from 'vitest'
import { addPreposition, insertPlaceName, addArticle } from '../../lib/places/place-grammar'
import { listPlacesWithPages } from '../../lib/places/local-authorities'
import { createSiteMeta } from '../../prisma/seed/meta'

it('a place’s name takes an article where English uses one', () => {
  expect(addPreposition('Kent')).toBe('in Kent')
  expect(addPreposition('New Forest')).toBe('in the New Forest')
  expect(addPreposition('Isle of Wight')).toBe('on the Isle of Wight')
  const insertName = (sentence: string, name = 'Isle of Wight') => insertPlaceName(sentence, name)
  expect(insertName('In {place} few homes are for sale.')).toBe(
    'On the Isle of Wight few homes are for sale.',
  )
  expect(
    insertName('{place} has two. Around {place} people who move to {place} stay.', 'Orkney Islands'),
  ).toBe('The Orkney Islands has two. Around the Orkney Islands people who move to the Orkney Islands stay.')
  expect(insertName('Show your {place} home in your {place} listing.')).toBe(
    'Show your Isle of Wight home in your Isle of Wight listing.',
  )
  expect(insertName('In {place} say what {place} is.', 'Kent')).toBe('In Kent say what Kent is.')
})

it('pages of places such as the New Forest never omit the article before the name', () => {
  const metaByKey = new Map(createSiteMeta().map(({ attr, val }) => [attr, val]))
  for (const { name, slug } of listPlacesWithPages().filter(({ name }) => addArticle(name) !== name)) {
    const content = metaByKey.get(`estateagent-${slug}`)
    const metadata = metaByKey.get(`estate-agents-in-${slug}-meta`)
    // The title, 'Estate agents in New Forest', has no article on any page.
    const text = `${content} ${metadata}`.replace(`Estate agents in ${name}`, '')
    expect(text, name).toMatch(new RegExp(`(in|on) the ${name}`))
    // 'your New Forest home' is right, and 'to New Forest' is not.
    const prepositionWithoutArticle = `\\b(in|on|to|of|around|about) ${name}(?! (home|listing))`
    expect(text, name).not.toMatch(new RegExp(prepositionWithoutArticle, 'i'))
  }
})

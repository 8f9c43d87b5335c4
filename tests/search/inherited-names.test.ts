import { expect, it } from 'vitest'
import { formatHistory } from '../../components/account/format-history'
import { createRefusedState } from '../../components/forms/form-state'
import { parseOrder } from '../../lib/agency/search/order'
import { isHouseType, getPropertyTypeLabel } from '../../lib/domain/property-type'
import { streetSlug } from '../../lib/format/slug'
import { parseRadiusMiles } from '../../lib/search/options'
import { createChips } from '../../lib/search/summary'
import { defaultState } from '../../lib/search/state'

it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'a token named %s, which every object inherits, is unknown to every look-up',
  (name) => {
    expect(parseRadiusMiles(name)).toBeNull()
    expect(parseOrder(name, null)).toBe(parseOrder('most-recent', null))
    expect(getPropertyTypeLabel(name)).toBe(name)
    expect(isHouseType(name)).toBe(false)
    expect(streetSlug(`High ${name}`)).toBe(`high-${name.toLowerCase().replaceAll('_', '')}`)
    const state = { ...defaultState('sale'), location: 'essex', types: name, radius: name }
    expect(createChips(state)).toEqual([{ filter: 'types', text: name }])
    // An unknown event is shown by its name in words, and not as the source of an inherited function.
    const [entry] = formatHistory('sale', [{ event: name, at: '2026-11-22T12:00:00Z' }])
    expect(entry?.text).toMatch(/^[\w ]+$/)
    const refused = createRefusedState(
      { messages: { refused: '', noReply: '' }, fieldByRefusalStart: {} },
      name,
    )
    // A message for no field has the key ''.
    expect(refused.errors).toEqual({ '': name })
  },
)

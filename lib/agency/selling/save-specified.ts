import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { splitBuilding } from '../import/map/street'
import { saveHomeStep } from './save-home-step'

type Specified = ParsedInput<'saveProperty'> | ParsedInput<'saveLetting'>

/** The one address line of the specified calls as building and street: '12 High Street'. */
function toAddress({ address, town, county, postcode }: Specified) {
  const { building, rest } = splitBuilding(address)
  const [named = '', ...others] = address.split(',')
  return rest && building
    ? { building, street: rest, locality: '', town, county, postcode }
    : // 'Rose Cottage, Mill Lane'
      {
        building: others.length ? named.trim() : '',
        street: others.join(',').trim() || named.trim(),
        locality: '',
        town,
        county,
        postcode,
      }
}

const toHome = ({ property_type, bedrooms, bathrooms }: Specified) => ({
  property_type,
  bedrooms,
  bathrooms,
  reception_rooms: null,
  floor_area: null,
})

/** The specified calls have one text, whose beginning is the summary of the card. */
function toDescription({ description }: Specified) {
  const [firstSentence = ''] = description.split(/(?<=[.!?])\s/)
  return { summary: firstSentence.slice(0, 300), description, features: '', chain_free: false }
}

async function saveAll(
  step: Omit<ParsedInput<'saveHomeStep'>, 'take_over'>,
  caller: UserCaller,
): Promise<Reply<CallOutput<'saveProperty'>>> {
  const saved = await saveHomeStep({ ...step, take_over: true }, caller)
  return saved.ok ? success({ property_id: saved.data.property_id }, saved.message) : saved
}

/** Saves a home for sale as one form (B-16). */
export const saveProperty = (input: ParsedInput<'saveProperty'>, caller: UserCaller) =>
  saveAll(
    {
      user_id: input.user_id,
      kind: 'sale',
      id: input.id,
      package_def: input.package_def,
      address: toAddress(input),
      home: toHome(input),
      price: { price: input.price, price_options: input.price_options },
      description: toDescription(input),
    },
    caller,
  )

/** Saves a home to let as one form (B-17). */
export const saveLetting = (input: ParsedInput<'saveLetting'>, caller: UserCaller) =>
  saveAll(
    {
      user_id: input.user_id,
      kind: 'let',
      id: input.id,
      package_def: input.package_def,
      address: toAddress(input),
      home: toHome(input),
      rent: {
        price_pcm: input.price_pcm,
        deposit_amount: input.deposit_amount,
        available_from: input.available_from,
        holding_deposit: null,
        rent_in_advance: 'One month',
      },
      description: toDescription(input),
    },
    caller,
  )

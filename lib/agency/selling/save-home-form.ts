import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { splitBuilding } from '../import/map/street'
import { saveHomeStep } from './save-home-step'

/* The specification has two calls that save a whole home as one form. The pages of this site save a home in steps. */

type HomeForm = ParsedInput<'saveProperty'> | ParsedInput<'saveLetting'>

/** Splits an address line into building and street, as in '12 High Street' or 'Rose Cottage, Mill Lane'. */
function splitAddressLine(line: string): { building: string; street: string } {
  const { building, rest: street } = splitBuilding(line)
  if (building && street) return { building, street }
  const [firstPart = '', ...otherParts] = line.split(',').map((part) => part.trim())
  const otherText = otherParts.filter(Boolean).join(', ')
  return otherText ? { building: firstPart, street: otherText } : { building: '', street: firstPart }
}

const toAddress = ({ address, town, county, postcode }: HomeForm) => ({
  ...splitAddressLine(address),
  locality: '',
  town,
  county,
  postcode,
})

const toHome = ({ property_type, bedrooms, bathrooms }: HomeForm) => ({
  property_type,
  bedrooms,
  bathrooms,
  reception_rooms: null,
  floor_area: null,
})

const MAX_SUMMARY_CHARACTERS = 300

/** Takes the first sentence of the description as the summary, for which the form has no field. */
function toDescription({ description }: HomeForm) {
  const [firstSentence = ''] = description.split(/(?<=[.!?])\s/)
  const summary = firstSentence.slice(0, MAX_SUMMARY_CHARACTERS)
  return { summary, description, features: '', chain_free: false }
}

async function saveForm(
  step: Omit<ParsedInput<'saveHomeStep'>, 'take_over'>,
  caller: UserCaller,
): Promise<Reply<CallOutput<'saveProperty'>>> {
  // The form has no revision, so a conflict could not be found and every field is overwritten.
  const reply = await saveHomeStep({ ...step, take_over: true }, caller)
  return reply.ok ? success({ property_id: reply.data.property_id }, reply.message) : reply
}

/** Saves a home for sale as one form (B-16). */
export const saveProperty = (input: ParsedInput<'saveProperty'>, caller: UserCaller) =>
  saveForm(
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
  saveForm(
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
        // The form has no fields for these two facts, so their usual values are stored.
        holding_deposit: null,
        rent_in_advance: 'One month',
      },
      description: toDescription(input),
    },
    caller,
  )

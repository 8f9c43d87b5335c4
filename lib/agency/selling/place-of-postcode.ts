import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { sellingMessages } from '../../contract/selling-messages'
import { locateByPostcode } from './locate-address'

export async function getPlaceOfPostcode({
  postcode,
}: ParsedInput<'placeOfPostcode'>): Promise<Reply<CallOutput<'placeOfPostcode'>>> {
  const located = await locateByPostcode(postcode)
  if (!located) return failure(sellingMessages.postcode)
  const { town, county, nation } = located.place
  return success({ town, county, nation })
}

import type * as z from 'zod'
import type { Call } from './call'
import { accessCalls } from './access'
import { accountCalls } from './account'
import { articleCalls } from './articles'
import { chatCalls } from './chat'
import { contentCalls } from './content'
import { enquiryCalls } from './enquiries'
import { fileCalls } from './files'
import { listingCalls } from './listings'
import { offerCalls } from './offers'
import { fillPath, type CallName } from './paths'
import { paymentCalls } from './payments'
import { hiddenHomeCalls } from './hidden-homes'
import { homeSharingCalls } from './home-sharing'
import { saleCalls } from './sales'
import { savedHomeCalls } from './saved-homes'
import { savedSearchCalls } from './saved-searches'
import { searchCalls } from './search'
import { searchCountsCalls } from './search-counts'
import { searchMapCalls } from './search-map'
import { sellingCalls } from './selling'
import { tenancyCalls } from './tenancies'
import { threadCalls } from './threads'
import { valuationCalls } from './valuations'
import { viewingCalls } from './viewings'

export const contract = {
  ...contentCalls,
  ...articleCalls,
  ...enquiryCalls,
  ...listingCalls,
  ...searchCalls,
  ...searchCountsCalls,
  ...searchMapCalls,
  ...valuationCalls,
  ...accessCalls,
  ...accountCalls,
  ...threadCalls,
  ...offerCalls,
  ...saleCalls,
  ...tenancyCalls,
  ...sellingCalls,
  ...chatCalls,
  ...viewingCalls,
  ...paymentCalls,
  ...fileCalls,
  ...savedHomeCalls,
  ...hiddenHomeCalls,
  ...homeSharingCalls,
  ...savedSearchCalls,
} satisfies Record<CallName, Call>

export type Contract = typeof contract
export type { CallName }
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>
export type ParsedInput<N extends CallName> = z.output<Contract[N]['input']>
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>

const VERSION_2_PREFIX = 'v2/'

/** Finds the call that has a path such as 'blog/blogs'. @param product the setting PRODUCT_SLUG */
export function findCallByPath(path: string, product: string): CallName | undefined {
  const isVersion2 = path.startsWith(VERSION_2_PREFIX)
  const version = isVersion2 ? 'v2' : 'v1'
  const relativePath = isVersion2 ? path.slice(VERSION_2_PREFIX.length) : path
  return (Object.keys(contract) as CallName[]).find(
    (name) => contract[name].version === version && fillPath(contract[name].path, product) === relativePath,
  )
}

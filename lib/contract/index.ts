import type { z } from 'zod'
import type { Call } from './call'
import { accessCalls } from './access'
import { accountCalls } from './account'
import { articleCalls } from './articles'
import { contentCalls } from './content'
import { enquiryCalls } from './enquiries'
import { listingCalls } from './listings'
import type { CallName } from './paths'
import { searchCalls } from './search'
import { valuationCalls } from './valuations'

export const contract = {
  ...contentCalls,
  ...articleCalls,
  ...enquiryCalls,
  ...listingCalls,
  ...searchCalls,
  ...valuationCalls,
  ...accessCalls,
  ...accountCalls,
} satisfies Record<CallName, Call>

export type Contract = typeof contract
export type { CallName }
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>
export type ParsedInput<N extends CallName> = z.output<Contract[N]['input']>
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>

const callsByPath = new Map<string, CallName>(
  (Object.keys(contract) as CallName[]).map((name) => [
    `${contract[name].version}:${contract[name].path}`,
    name,
  ]),
)

/** Takes a path such as 'blog/blogs' or 'v2/chatbot/…'. */
export function findCallByPath(path: string): CallName | undefined {
  return path.startsWith('v2/') ? callsByPath.get(`v2:${path.slice(3)}`) : callsByPath.get(`v1:${path}`)
}

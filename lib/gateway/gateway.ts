import { contract, type CallInput, type CallName, type CallOutput, type ParsedInput } from '../contract'
import { failure, type Reply } from '../contract/call'
import { AgencyError, errors, outage } from '../errors'
import { tagsOfCall } from '../cache/dependencies'
import { noteTags } from '../cache/render-notes'

/** On whose behalf a call is made. A visitor has no token; the address serves the limits. */
export interface Caller {
  token?: string
  address?: string
  /** What the caller's browser calls itself, for the list of sessions. */
  agent?: string
  /** Told when a call has replaced the caller's token (a new password ends every session, D-164). */
  onToken?: (token: string) => void
}

/** Every call of the contract as a function. Outages are thrown, refusals are replies. */
export type Gateway = {
  [N in CallName]: (input: CallInput<N>, caller?: Caller) => Promise<Reply<CallOutput<N>>>
}

/** What an implementation provides: one function for any call, given input that already parsed. */
export type Transport = <N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: Caller,
) => Promise<Reply<unknown>>

/**
 * A gateway over a transport: input is parsed before, output after, for every call and either
 * implementation. An answer of the wrong shape is an outage of the agency, not "no results". The cache tags
 * of each answer are noted with the render that asked.
 * @throws AgencyError `invalid_request` for malformed input; `outage` for an answer that is nonsense
 */
export function gatewayOver(transport: Transport): Gateway {
  const call = async (name: CallName, input: unknown, caller: Caller = {}) => {
    const { input: inputSchema, output } = contract[name]
    const unnamed = errors.invalid_request.message
    const parsedInput = inputSchema.safeParse(input, { error: () => unnamed })
    if (!parsedInput.success) {
      // A rule of the contract with words of its own is the agency's answer; anything else is a malformed request.
      const words = parsedInput.error.issues[0]?.message ?? unnamed
      if (words !== unnamed) return failure(words)
      throw new AgencyError('invalid_request', name)
    }
    const reply = await transport(name, parsedInput.data as never, caller)
    if (!reply.ok) {
      noteTags(tagsOfCall(name, parsedInput.data as never, undefined))
      return reply
    }
    const parsed = output.safeParse(reply.data)
    if (!parsed.success)
      throw outage(
        `${name} answered a shape that is not the contract's: ${parsed.error.issues[0]?.path.join('.')}`,
      )
    noteTags(tagsOfCall(name, parsedInput.data as never, parsed.data as never))
    return { ...reply, data: parsed.data }
  }
  const names = Object.keys(contract) as CallName[]
  return Object.fromEntries(
    names.map((name) => [name, (input: unknown, caller?: Caller) => call(name, input, caller)]),
  ) as unknown as Gateway
}

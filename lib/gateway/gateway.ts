import { contract, type CallInput, type CallName, type CallOutput, type ParsedInput } from '../contract'
import { failure, type Reply } from '../contract/call'
import { AgencyError, errors, outage } from '../errors'
import { isTimeout, withTimeout } from '../errors/timeout'
import { tagsOfCall } from '../cache/dependencies'
import { noteTags, waitWithinBudget } from '../cache/render-notes'
import { CircuitBreaker } from './circuit-breaker'
import { removeNul } from './remove-nul'

export interface Caller {
  token?: string
  /** The IP address, for rate limits. */
  address?: string
  /** The User-Agent header, for the list of sessions. */
  agent?: string
  /** The id of the chat that the caller takes part in. */
  conversation?: string
  /** Called with the token that replaces the caller's, because a new password ends every session (D-164). */
  onToken?: (token: string) => void
}

export type Gateway = {
  [N in CallName]: (input: CallInput<N>, caller?: Caller) => Promise<Reply<CallOutput<N>>>
}

/** Makes any call of the contract. The input is parsed already, and the signal aborts on a timeout. */
export type Transport = <N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: Caller,
  signal: AbortSignal,
) => Promise<Reply<unknown>>

/** Calls throw AgencyError: `invalid_request` for malformed input, `outage` for an answer of the wrong shape. */
export function createGateway(transport: Transport, { timeoutMs }: { timeoutMs: number }): Gateway {
  const names = Object.keys(contract) as CallName[]
  const breakers = Object.fromEntries(names.map((name) => [name, new CircuitBreaker()])) as Record<
    CallName,
    CircuitBreaker
  >

  const callWithTimeout = (name: CallName, input: never, caller: Caller) =>
    withTimeout(timeoutMs, (signal) => transport(name, input, caller, signal)).catch((error: unknown) => {
      throw isTimeout(error) ? outage(`${name} did not answer within ${timeoutMs} ms`, error) : error
    })

  /** When the render stops waiting, the call runs on to its own timeout, so that the breaker can count it. */
  const callTransport = (name: CallName, input: never, caller: Caller) =>
    waitWithinBudget(() => breakers[name].run(name, () => callWithTimeout(name, input, caller)))

  const call = async (name: CallName, input: unknown, caller: Caller = {}) => {
    const { input: inputSchema, output: outputSchema } = contract[name]
    const defaultMessage = errors.invalid_request.message
    const parsedInput = inputSchema.safeParse(removeNul(input), { error: () => defaultMessage })
    if (!parsedInput.success) {
      // A message that the schema states is for the visitor, who can correct the input.
      const message = parsedInput.error.issues[0]?.message ?? defaultMessage
      if (message !== defaultMessage) return failure(message)
      throw new AgencyError('invalid_request', name)
    }
    // TypeScript cannot tell here which input and output belong to `name`, so `as never` fits all of them.
    const reply = await callTransport(name, parsedInput.data as never, caller)
    if (!reply.ok) {
      noteTags(tagsOfCall(name, parsedInput.data as never, undefined))
      return reply
    }
    const parsedOutput = outputSchema.safeParse(reply.data)
    if (!parsedOutput.success) {
      const wrongField = parsedOutput.error.issues[0]?.path.join('.')
      throw outage(`${name} answered a shape that is not the contract's: ${wrongField}`)
    }
    noteTags(tagsOfCall(name, parsedInput.data as never, parsedOutput.data as never))
    return { ...reply, data: parsedOutput.data }
  }
  return Object.fromEntries(
    names.map((name) => [name, (input: unknown, caller?: Caller) => call(name, input, caller)]),
  ) as unknown as Gateway
}

import * as z from 'zod'
import { isUserCall, paths, type Access, type AccessOf, type CallName } from './paths'

/**
 * One call of the agency API: where it is, who may make it, what goes in and what comes out.
 * The table of calls in `index.ts` drives the route handler, both gateways, the API server and
 * the permission tests.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST'
  /** Relative path without a leading slash, as the specification writes it ('blog/blogs'). */
  path: string
  /** `v2` calls stand under API_V2_URL (and /api/v2). */
  version: 'v1' | 'v2'
  access: Who
  input: Input
  output: Output
  /** A call beyond the specification's: an upstream that does not know it (HTTP 404) is well all the same. */
  optional?: true
  /** Seconds a browser may reuse a GET answer; absent means never. */
  browserCache?: number
}

type CallOptions<I extends z.ZodType, O extends z.ZodType> = Pick<Call<I, O>, 'input' | 'output'> &
  Partial<Pick<Call<I, O>, 'browserCache' | 'optional'>>

/**
 * Declares a call by its name in `paths.ts`, which says where it stands and who may make it. The
 * token's user of a `user` call must equal `user_id` where the input has one.
 */
export function defineCall<N extends CallName, I extends z.ZodType, O extends z.ZodType>(
  name: N,
  options: CallOptions<I, O>,
): Call<I, O, AccessOf<N>> {
  const access = (isUserCall(name) ? 'user' : 'public') as AccessOf<N>
  return { version: 'v1', ...paths[name], access, ...options }
}

/** The envelope of every reply: code 1 is success, 0 a failure with its message (D-09). */
export const envelope = z.object({
  code: z.coerce.number(),
  message: z.string().default(''),
  data: z.unknown(),
})

/** What a gateway returns: the data, or the agency's own words for why not. Outages are thrown. */
export type Reply<T> = { ok: true; data: T; message: string } | Refusal

/** A refusal, and after how many seconds it is worth asking again, where time is what it takes (D-165). */
export interface Refusal {
  ok: false
  message: string
  retryAfter?: number
  /** The agency does not know this `optional` call: what it is for cannot be done here. */
  isUnknown?: true
}

export const success = <T>(data: T, message = 'Success'): Reply<T> => ({ ok: true, data, message })
export const failure = (message: string, retryAfter?: number): Refusal => ({
  ok: false,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

/** An id that may arrive as a number or as digits (D-12). */
export const id = z.coerce.number().int().positive().max(2_147_483_647)

import * as z from 'zod'
import { isUserCall, paths, type Access, type AccessOf, type CallName } from './paths'

/** One call of the agency's API. The table in `index.ts` drives the route handler and both gateways. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  CallAccess extends Access = Access,
> {
  method: 'GET' | 'POST'
  /** The path below the API's base URL, without a leading slash ('blog/blogs'). */
  path: string
  version: 'v1' | 'v2'
  access: CallAccess
  /** A maximum length that no message mentions is there to stop hostile input. */
  input: Input
  output: Output
  /** The call is not in the specification, so an upstream may answer HTTP 404. */
  optional?: true
  /** How many seconds a browser may reuse the answer of a GET call. */
  browserCacheSeconds?: number
}

type CallOptions<I extends z.ZodType, O extends z.ZodType> = Pick<Call<I, O>, 'input' | 'output'> &
  Partial<Pick<Call<I, O>, 'browserCacheSeconds' | 'optional'>>

/** Defines a call, whose path and access come from `paths.ts`. In a `user` call, `user_id` must be the token's user. */
export function defineCall<N extends CallName, I extends z.ZodType, O extends z.ZodType>(
  name: N,
  options: CallOptions<I, O>,
): Call<I, O, AccessOf<N>> {
  const access = (isUserCall(name) ? 'user' : 'public') as AccessOf<N>
  return { version: 'v1', ...paths[name], access, ...options }
}

/** A text that an upstream may send as null, or not at all; '' then. */
export const optionalTextSchema = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The JSON object of every HTTP response. The code is 1 for success and 0 for a refusal (D-09). */
export const envelopeSchema = z.object({
  code: z.coerce.number(),
  message: optionalTextSchema,
  data: z.unknown(),
})

export type Reply<T> = { ok: true; data: T; message: string } | Refusal

export interface Refusal {
  ok: false
  message: string
  /** The seconds to wait; set if a rate limit refused the call (D-165). */
  retryAfter?: number
  /** Set if the upstream does not know this optional call. */
  isUnknown?: true
}

export const success = <T>(data: T, message = 'Success'): Reply<T> => ({ ok: true, data, message })
export const failure = (message: string, retryAfter?: number): Refusal => ({
  ok: false,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

/** PostgreSQL's largest integer. */
export const MAX_INTEGER = 2_147_483_647
/** An id as a number or as a string of its digits (D-12). */
export const idSchema = z.coerce.number().int().positive().max(MAX_INTEGER)
/** The input fields of every call for a user. */
export const userIdFields = { user_id: idSchema }

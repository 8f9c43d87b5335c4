import * as z from 'zod'
import { paths, type CallName } from './paths'

/** `public` needs the api key alone; `user` also a user's token that matches user_id. */
export type Access = 'public' | 'user'

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

/** Declares a call of a name in `paths.ts` that anyone with the api key may make; version 1 unless said otherwise. */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  name: CallName,
  options: CallOptions<I, O>,
): Call<I, O, 'public'> {
  return { version: 'v1', access: 'public', ...paths[name], ...options }
}

/** Declares a call that a user makes for himself: the token's user must equal `user_id` where the input has one. */
export function defineUserCall<I extends z.ZodType, O extends z.ZodType>(
  name: CallName,
  options: CallOptions<I, O>,
): Call<I, O, 'user'> {
  return { version: 'v1', access: 'user', ...paths[name], ...options }
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

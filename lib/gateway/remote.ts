import { brand } from '../config/brand'
import { contract } from '../contract'
import { CONVERSATION_HEADER } from '../contract/conversation'
import { fillPath } from '../contract/paths'
import { envelopeSchema, failure, success, type Refusal } from '../contract/call'
import { AgencyError, errors, outage } from '../errors'
import { addCheckoutAddress } from './checkout-address'
import { createGateway, type Gateway, type Transport } from './gateway'

export interface Upstream {
  apiUrl: string
  apiV2Url: string
  apiKey: string
  /** The setting PRODUCT_SLUG, which the chatbot's path contains. */
  productSlug: string
  timeoutMs: number
}

/** Several times the longest answer, a list of 10,000 listings for a sitemap. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/** @throws AgencyError `outage` for a body that is too long */
async function readText(response: Response, callName: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MAX_ANSWER_BYTES) throw outage(`${callName} answered more than ${MAX_ANSWER_BYTES} bytes`)
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}

const toQueryString = (input: unknown) =>
  new URLSearchParams(
    Object.entries(input as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
  ).toString()

const UNKNOWN_CALL_STATUSES = new Set([404, 405, 501])
const unknownCallRefusal: Refusal = {
  ...failure(`This cannot be done here. Write to ${brand.email}, and we will do it for you.`),
  isUnknown: true,
}

/** Whether a 401 is about the user's token. One about our API key is a fault of the settings and logs nobody out. */
const refusesUserToken = (text: string): boolean => !text.includes(errors.invalid_api_key.message)

const parseRetryAfterSeconds = (header: string | null): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined

/** Calls an upstream agency over HTTP. An optional call that it does not know is refused; other faults are outages. */
function createHttpTransport(upstream: Upstream): Transport {
  return async (name, input, caller, signal) => {
    const call = contract[name]
    const baseUrl = call.version === 'v2' ? upstream.apiV2Url : upstream.apiUrl
    const isGet = call.method === 'GET'
    const queryString = isGet ? toQueryString(input) : ''
    const query = queryString === '' ? '' : `?${queryString}`
    const address = `${baseUrl}/${fillPath(call.path, upstream.productSlug)}${query}`
    const headers: Record<string, string> = { apikey: upstream.apiKey, accept: 'application/json' }
    if (!isGet) headers['content-type'] = 'application/json'
    if (caller.token) headers.token = caller.token
    if (caller.address) headers['x-forwarded-for'] = caller.address
    if (caller.agent) headers['user-agent'] = caller.agent
    if (caller.conversation) headers[CONVERSATION_HEADER] = caller.conversation
    try {
      const response = await fetch(address, {
        method: call.method,
        headers,
        body: isGet ? undefined : JSON.stringify(input),
        signal,
        cache: 'no-store',
        redirect: 'error',
      })
      const text = await readText(response, name)
      if (response.status === 401 && call.access === 'user' && refusesUserToken(text))
        throw new AgencyError('invalid_token')
      if (call.optional && UNKNOWN_CALL_STATUSES.has(response.status)) return unknownCallRefusal
      if (!response.ok) throw outage(`${name} answered HTTP ${response.status}`)
      const reply = envelopeSchema.parse(JSON.parse(text))
      return reply.code === 1
        ? await addCheckoutAddress(name, success(reply.data, reply.message))
        : failure(reply.message, parseRetryAfterSeconds(response.headers.get('retry-after')))
    } catch (error) {
      if (error instanceof AgencyError) throw error
      throw outage(`${name}: ${error instanceof Error ? error.name : 'failed'}`, error)
    }
  }
}

export const createRemoteGateway = (upstream: Upstream): Gateway =>
  createGateway(createHttpTransport(upstream), { timeoutMs: upstream.timeoutMs })

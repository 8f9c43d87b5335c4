import * as z from 'zod'
import { parseLandlordDatabaseDays } from '../domain/landlord-registration'
import { DEFAULT_BRAND_NAME, DEFAULT_PRODUCT_SLUG } from './brand'

const urlSchema = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const landlordDatabaseDaysSchema = z.string().transform((text, context) => {
  const days = parseLandlordDatabaseDays(text)
  if (days) return days
  context.addIssue({ code: 'custom', message: "counties with days, such as 'essex:2027-03-01,*:2028-01-01'" })
  return z.NEVER
})

/** The server's settings. No other module reads process.env (D-05); browsers get some with each page. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The site's public URL; by default localhost. */
  SITE_URL: urlSchema.optional(),
  /** The API of an upstream agency. Without it the site runs the agency itself, with a database. */
  API_URL: urlSchema.optional(),
  /** The calls of version 2; by default `${API_URL}/v2`. */
  API_V2_URL: urlSchema.optional(),
  /** Read through apiKey(), which requires a key outside the demonstration. */
  API_KEY: z.string().min(1).optional(),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** Pages that are rendered at the same time; by default see maxRenders(). */
  MAX_RENDERS: z.coerce.number().int().min(1).max(1_000).optional(),
  /** Pages that may wait for their render; further requests get 503 at once. */
  MAX_WAITING_RENDERS: z.coerce.number().int().min(0).max(100_000).default(256),
  /** Open sockets per network (networkOf) and server. Visitors in an office or of a mobile carrier share a network. */
  MAX_SOCKETS_PER_NETWORK: z.coerce.number().int().min(1).max(100_000).default(500),
  /** Where the pictures and videos of news and guides are; by default API_URL, else this site. */
  RESOURCE_URL: urlSchema.optional(),
  /** Where the pictures of listings are; by default `${API_URL}/media`, else `/media` of this site. */
  API_RESOURCE_URL: urlSchema.optional(),
  MESSAGES_SOCKET_URL: z.url().optional(),
  CHAT_SOCKET_URL: z.url().optional(),
  /** The base URL of an API like OpenAI's, such as `http://localhost:11434/v1`. Without it no language model is used. */
  CHAT_MODEL_URL: urlSchema.optional(),
  CHAT_MODEL_NAME: z.string().min(1).default('default'),
  CHAT_MODEL_KEY: z.string().min(1).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  /** A MapLibre style with street tiles for the map of results; without it the map has the site's own data. */
  MAP_STYLE_URL: urlSchema.optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** The address of Stripe's API; tests set the address of a fake server. */
  STRIPE_API_URL: urlSchema.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** One streaming replica of DATABASE_URL, for the reads of public pages. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Carries socket events between several processes; by default PostgreSQL does. No other site may use the same Redis. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Encrypts session cookies with an upstream; by default a secret is made in DATA_DIR. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** An outside tool for valuations; without it the site's own estimate is the tool. */
  VALUATION_URL: urlSchema.optional(),
  AFFILIATE_PIXEL_URL: urlSchema.optional(),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,29}$/, { error: 'small letters and digits, a letter first' })
    .default(DEFAULT_PRODUCT_SLUG),
  /** The first day on which adverts to let in a county of England need the number of the landlord database. */
  LANDLORD_DATABASE_FROM: landlordDatabaseDaysSchema.default({}),
  BRAND_NAME: z.string().trim().min(1).max(60).optional(),
  /** The folder of the embedded database, of pictures and of secrets. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** The bucket of an S3 store that keeps pictures and documents. Without it, they are kept in DATA_DIR. */
  S3_BUCKET: z.string().min(1).optional(),
  /** The store's address; by default Amazon's for the region. */
  S3_ENDPOINT: urlSchema.optional(),
  S3_REGION: z.string().min(1).default('eu-west-2'),
  /** The store's credentials; without both keys Amazon's client looks for credentials on the machine. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** 1 for a store whose URLs have the bucket in their path, as those of most stores other than Amazon's have. */
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).optional(),
  /** 1 fills an empty database with demonstration data, 0 never does; by default see isDemonstration(). */
  DEMO: z.enum(['0', '1']).optional(),
  /** 1 when the operator's own proxy sets X-Forwarded-For. */
  TRUST_PROXY: z.enum(['0', '1']).optional(),
})

export type Env = z.infer<typeof envSchema>

export const settingNames: readonly string[] = Object.keys(envSchema.shape)

/** The message names the invalid setting and never shows its value, which may be a secret. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

/** Treats '' as unset, because Compose files pass unset variables as ''. @throws InvalidSetting for the first fault */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const nonEmptyVariables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = envSchema.safeParse(nonEmptyVariables)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new InvalidSetting(
    `Setting ${String(issue?.path[0])} is not valid: ${issue?.message ?? 'unreadable'}`,
  )
}

let cachedEnv: Env | undefined

/** Returns the settings of this process, which are read once. @throws InvalidSetting */
export function env(): Env {
  return (cachedEnv ??= parseEnv(process.env))
}

/** Whether the site is a demonstration. Without the setting DEMO, a site without database, upstream and Stripe is one. */
export function isDemonstration(settings: Env = env()): boolean {
  if (settings.DEMO) return settings.DEMO === '1'
  return !settings.DATABASE_URL && !settings.API_URL && !settings.STRIPE_SECRET_KEY
}

/** The public key of the demonstration, so that it can be tried without any setting. */
export const DEMO_API_KEY = 'demo-api-key'

/** The key that clients send to our API (D-08), or that we send to an upstream. @throws InvalidSetting */
export function apiKey(settings: Env = env()): string {
  const key = settings.API_KEY ?? DEMO_API_KEY
  const isSecret = key !== DEMO_API_KEY
  if (isSecret || settings.API_URL || isDemonstration(settings)) return key
  const fault = settings.API_KEY ? 'the demonstration’s, which everybody knows' : 'missing'
  throw new InvalidSetting(
    `Setting API_KEY is ${fault}: an agency that is no demonstration wants a key of its own ` +
      'for outside clients (for a demonstration, set DEMO=1)',
  )
}

/** With an upstream a render mostly waits for the upstream's answers. */
const MAX_RENDERS_WITH_UPSTREAM = 16
/** With the embedded agency, a second render at the same time would only delay cached pages. */
const MAX_RENDERS_WITH_OWN_AGENCY = 1

export const maxRenders = ({ MAX_RENDERS, API_URL }: Env = env()): number =>
  MAX_RENDERS ?? (API_URL ? MAX_RENDERS_WITH_UPSTREAM : MAX_RENDERS_WITH_OWN_AGENCY)

export const brandName = (settings: Env = env()): string => settings.BRAND_NAME ?? DEFAULT_BRAND_NAME

/** The site's absolute URL, without a trailing slash. */
export function siteUrl(settings: Env = env()): string {
  return settings.SITE_URL ?? `http://localhost:${settings.PORT}`
}

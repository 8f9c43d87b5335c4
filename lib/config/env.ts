import * as z from 'zod'
import { DEFAULT_BRAND_NAME, DEFAULT_PRODUCT_SLUG } from './brand'

/**
 * The only reader of process.env (D-05). Every setting is optional, API_KEY in the
 * demonstration alone; one that does not parse stops the start with one clear line. Server only: what
 * a browser needs is handed over at run time.
 */
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const shape = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: url.optional(),
  API_URL: url.optional(),
  API_V2_URL: url.optional(),
  /** Read through apiKey(), which knows when it must be set. */
  API_KEY: z.string().min(1).optional(),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  RESOURCE_URL: url.optional(),
  API_RESOURCE_URL: url.optional(),
  MESSAGES_SOCKET_URL: z.url().optional(),
  CHAT_SOCKET_URL: z.url().optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  AFFILIATE_PIXEL_URL: url.optional(),
  /** The product's word in routes and meta keys: one segment of a path, so small letters and digits alone. */
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,29}$/, { error: 'small letters and digits, a letter first' })
    .default(DEFAULT_PRODUCT_SLUG),
  /** Read through brandName(). */
  BRAND_NAME: z.string().trim().min(1).max(60).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['0', '1']).optional(),
  /** 1: a proxy of ours stands in front, and its X-Forwarded-For is true. */
  TRUST_PROXY: z.enum(['0', '1']).optional(),
})

export type Env = z.infer<typeof shape>

/** A setting that does not parse; the message is one line and names the setting, never its value. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

/**
 * Parses settings. An empty string counts as unset, as shells and compose files write it.
 * @throws InvalidSetting naming the first setting at fault
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new InvalidSetting(
    `Setting ${String(issue?.path[0])} is not valid: ${issue?.message ?? 'unreadable'}`,
  )
}

let cached: Env | undefined

/** The settings of this process, read once. */
export function env(): Env {
  return (cached ??= parseEnv(process.env))
}

/** True when the application answers from its own demonstration agency (D-125). */
export function isDemonstration(settings: Env = env()): boolean {
  if (settings.DEMO) return settings.DEMO === '1'
  return !settings.DATABASE_URL && !settings.API_URL && !settings.STRIPE_SECRET_KEY
}

/** Opens the demonstration, and nothing else: everybody knows it. */
export const DEMO_API_KEY = 'demo-api-key'

/**
 * The key that outside clients of the API show (D-08), and that an upstream is asked with. An
 * upstream says itself which key it takes; an agency of our own that is no demonstration wants a
 * key that not everybody knows.
 * @throws InvalidSetting in one line, for the start to stop with
 */
export function apiKey(settings: Env = env()): string {
  const key = settings.API_KEY ?? DEMO_API_KEY
  if (key !== DEMO_API_KEY || settings.API_URL || isDemonstration(settings)) return key
  throw new InvalidSetting(
    `Setting API_KEY is ${settings.API_KEY ? 'the demonstration’s, which everybody knows' : 'missing'}: an agency that is no demonstration wants a key of its own for outside clients (for a demonstration, set DEMO=1)`,
  )
}

/** The agency's name as people read it. */
export const brandName = (settings: Env = env()): string => settings.BRAND_NAME ?? DEFAULT_BRAND_NAME

/** Absolute address of the site, without a trailing slash; canonicals and og:url stand on it. */
export function siteUrl(settings: Env = env()): string {
  return settings.SITE_URL ?? `http://localhost:${settings.PORT}`
}

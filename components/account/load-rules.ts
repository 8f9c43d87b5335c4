'use client'

import type * as AccountRules from './account-rules'

type Rules = typeof AccountRules

let loading: Promise<Rules> | null = null

/** Fetches the rules, once; a form does so as soon as somebody begins with it. */
export function loadRules(): Promise<Rules> {
  loading ??= import('./account-rules')
  loading.catch(() => {
    loading = null
  })
  return loading
}

/**
 * Checks by the rules; should they not come, everything is let through: the agency checks by the
 * same ones, in the same words.
 */
export async function checkWith<Checked>(
  check: (rules: Rules) => Checked,
  otherwise: Checked,
): Promise<Checked> {
  const rules = await loadRules().catch((cause: unknown) => {
    console.error('The rules of a form did not load:', cause)
    return null
  })
  return rules ? check(rules) : otherwise
}

'use client'

import { useState } from 'react'
import { getBotToken } from '@/lib/browser/bot-check'
import { callApi } from '@/lib/browser/call-api'
import type { ContactForm } from '@/lib/contract/enquiry-rules'

/** What came of sending: the agency's own words, or ours where it gave no answer. */
export interface Outcome {
  ok: boolean
  message: string
}

interface Enquiry {
  /** Null until a reply arrives; the form shows only then. */
  outcome: Outcome | null
  send: (message: ContactForm) => Promise<Outcome | null>
  /** Back to the form after a refusal. */
  again: () => void
}

/**
 * Sends a form by the contact call (CONTACT-11 … CONTACT-15, VALUATION-09 … VALUATION-13).
 * @param action name of the bot check's action
 * @param lost words for "no answer"; without them it is passed over in silence and the form stays
 */
export function useEnquiry(action: string, lost?: string): Enquiry {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (message: ContactForm): Promise<Outcome | null> => {
    let came: Outcome | null
    try {
      const reply = await callApi('contactUs', { ...message, recaptcha_token: await getBotToken(action) })
      came = { ok: reply.ok, message: reply.message }
    } catch {
      came = lost ? { ok: false, message: lost } : null
    }
    setOutcome(came)
    return came
  }
  return { outcome, send, again: () => setOutcome(null) }
}

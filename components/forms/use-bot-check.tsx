'use client'

import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useRuntime } from '@/components/runtime/runtime'
import { expectBotProvider, rejectBotProvider } from '@/lib/browser/bot-check'

interface BotCheck {
  /** Loads the provider's script; called at the form's first focus, because it may not load before (domain B7). */
  wake: () => void
  /** To be drawn inside the form. */
  provider: ReactNode
}

/** The bot check of a form: the provider's where the site has a key, else a local token. */
export function useBotCheck(): BotCheck {
  const { recaptchaSiteKey } = useRuntime()
  const woken = useRef(false)
  const [Provider, setProvider] = useState<ComponentType<{ siteKey: string }> | null>(null)
  const wake = () => {
    if (!recaptchaSiteKey || woken.current) return
    woken.current = true
    expectBotProvider()
    import('./recaptcha').then(({ Recaptcha }) => setProvider(() => Recaptcha), rejectBotProvider)
  }
  return { wake, provider: Provider && recaptchaSiteKey ? <Provider siteKey={recaptchaSiteKey} /> : null }
}

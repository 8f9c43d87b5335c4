'use client'

import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { announceBotProvider, rejectBotProvider } from '@/lib/browser/bot-check'

interface BotCheck {
  /** Loads the provider's script. Call it at the form's first focus: nothing may load earlier (domain B7). */
  loadBotCheck: () => void
  botCheckProvider: ReactNode
}

/** Returns the bot check of a form. Without a site key nothing is loaded, and tokens are made locally. */
export function useBotCheck(): BotCheck {
  const { recaptchaSiteKey } = usePublicSettings()
  const hasStarted = useRef(false)
  const [Provider, setProvider] = useState<ComponentType<{ siteKey: string }> | null>(null)
  const loadBotCheck = () => {
    if (!recaptchaSiteKey || hasStarted.current) return
    hasStarted.current = true
    announceBotProvider()
    // The component is wrapped in a function, because React calls a function that is passed as the new state.
    import('./recaptcha').then(({ Recaptcha }) => setProvider(() => Recaptcha), rejectBotProvider)
  }
  const botCheckProvider = Provider && recaptchaSiteKey ? <Provider siteKey={recaptchaSiteKey} /> : null
  return { loadBotCheck, botCheckProvider }
}

'use client'

import { useEffect } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { resolveBotProvider, forgetBotProvider } from '@/lib/browser/bot-check'

function Handover() {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) resolveBotProvider(executeRecaptcha)
  }, [executeRecaptcha])
  useEffect(() => forgetBotProvider, [])
  return null
}

/** Loads the provider's script and provides its check; in a chunk of its own, for sites with a key. */
export function Recaptcha({ siteKey }: { siteKey: string }) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language="en-GB">
      <Handover />
    </GoogleReCaptchaProvider>
  )
}

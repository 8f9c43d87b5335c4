'use client'

import { useEffect } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { resolveBotProvider, forgetBotProvider } from '@/lib/browser/bot-check'

function ProvideBotCheck() {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) resolveBotProvider(executeRecaptcha)
  }, [executeRecaptcha])
  useEffect(() => forgetBotProvider, []) // the cleanup function, which runs when the form is removed
  return null
}

/** Loads Google's script. Only a site with a key imports this module. */
export function Recaptcha({ siteKey }: { siteKey: string }) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language="en-GB">
      <ProvideBotCheck />
    </GoogleReCaptchaProvider>
  )
}

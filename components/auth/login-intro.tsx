'use client'

import { useEffect, useState } from 'react'
import { useRuntime } from '@/components/runtime/runtime'
import { ServerHtml } from '@/components/ui/server-html'
import { getReturnPath } from '@/lib/browser/return-to'
import type { SafeHtml } from '@/lib/html/sanitise'
import { introNameOf } from './intro-keys'

export type Intros = Readonly<Record<string, SafeHtml>>

/**
 * An intro about what the visitor was going to do (LOGIN-08). The page is the same for everybody and
 * carries every intro, sanitised; only the browser knows which page the visitor came from. It is read
 * in a timeout, because reading cookies delays hydration.
 */
export function LoginIntro({ intros }: { intros: Intros }) {
  const { productSlug } = useRuntime()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setName(introNameOf(getReturnPath(), productSlug)))
    return () => clearTimeout(timer)
  }, [productSlug])
  const html = name === null ? undefined : intros[name]
  if (!html) return null
  return (
    <div data-login-intro={name} className="mb-6 rounded-lg border-l-4 border-accent bg-accent-soft p-5">
      <ServerHtml html={html} className="[&>h2]:mt-0" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FooterLinks } from './footer-links'
import { LegalLine } from './legal-line'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { PhoneNumber } from './phone-number'

interface ShellSettings {
  brandName: string
  /** The URL of an external valuation tool; null for the site's own page. */
  valuationUrl: string | null
}

const parts = {
  'phone-number': () => <PhoneNumber />,
  logo: ({ brandName }) => <Logo brandName={brandName} />,
  'main-menu': ({ valuationUrl }) => <MainMenu valuationUrl={valuationUrl} />,
  'footer-links': (settings) => <FooterLinks {...settings} />,
  'legal-line': ({ brandName }) => <LegalLine brandName={brandName} />,
} satisfies Record<string, (settings: ShellSettings) => ReactNode>

export type ShellPart = keyof typeof parts

const renderedParts = new Map<string, string>()

/** Returns the HTML of a part of the shell, which is rendered once for each combination of settings. */
export function getShellMarkup(part: ShellPart, settings: ShellSettings): string {
  const key = [part, settings.brandName, settings.valuationUrl].join(' ')
  const html = renderedParts.get(key) ?? renderToStaticMarkup(parts[part](settings))
  renderedParts.set(key, html)
  return html
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DesktopMenu } from './desktop-menu'
import { FooterLinks } from './footer-links'
import { LegalLine } from './legal-line'
import { Logo } from './logo'
import { PhoneMenu } from './phone-menu'

interface ShellSettings {
  /** The brand's name. */
  name: string
  /** The URL of an outside valuation tool; null for the site's own. */
  valuationUrl: string | null
}

const parts = {
  'logo-and-menu': ({ name, valuationUrl }) => (
    <>
      <Logo name={name} />
      <DesktopMenu valuationUrl={valuationUrl} />
    </>
  ),
  'phone-menu': ({ valuationUrl }) => <PhoneMenu valuationUrl={valuationUrl} />,
  'footer-links': (settings) => <FooterLinks {...settings} />,
  'legal-line': ({ name }) => <LegalLine name={name} />,
} satisfies Record<string, (settings: ShellSettings) => ReactNode>

export type ShellPart = keyof typeof parts

const renderedParts = new Map<string, string>()

/** The HTML of a part of the shell, which is rendered once for its settings. */
export function shellMarkup(part: ShellPart, settings: ShellSettings): string {
  const key = [part, settings.name, settings.valuationUrl].join(' ')
  const html = renderedParts.get(key) ?? renderToStaticMarkup(parts[part](settings))
  renderedParts.set(key, html)
  return html
}

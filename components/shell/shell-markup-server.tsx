import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DesktopMenu } from './desktop-menu'
import { FooterLinks } from './footer-links'
import { LegalLine } from './legal-line'
import { Logo } from './logo'
import { PhoneMenu } from './phone-menu'

const parts = {
  'logo-and-menu': (name) => (
    <>
      <Logo name={name} />
      <DesktopMenu />
    </>
  ),
  'phone-menu': () => <PhoneMenu />,
  'footer-links': (name) => <FooterLinks name={name} />,
  'legal-line': (name) => <LegalLine name={name} />,
} satisfies Record<string, (name: string) => ReactNode>

export type ShellPart = keyof typeof parts

const drawn = new Map<string, string>()

/** The HTML of a part of the shell, drawn once. @param name the brand's name */
export function shellMarkup(part: ShellPart, name: string): string {
  const key = `${part} ${name}`
  const html = drawn.get(key) ?? renderToStaticMarkup(parts[part](name))
  drawn.set(key, html)
  return html
}

'use client'

import { shellMarkup, type ShellPart } from '#shell-markup'

/**
 * A part of the shell that is the same on every page. The server renders the part once and not for every request, and
 * neither the flight data nor the scripts repeat it. In the browser React does not touch it: SoftLinkNavigation and
 * MenuBehaviour listen on the document for its links and menus.
 */
export function StaticMarkup({
  part,
  name,
  valuationUrl,
}: {
  part: ShellPart
  name: string
  /** An outside valuation tool; absent for our own. */
  valuationUrl?: string
}) {
  return (
    <div
      data-shell={part}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shellMarkup(part, { name, valuationUrl: valuationUrl ?? null }) }}
    />
  )
}

'use client'

import { shellMarkup, type ShellPart } from '#shell-markup'

/**
 * A part of the shell that is the same on every page. The server renders the part once, not for every request, and
 * neither the flight data nor the scripts repeat it. In the browser React does not change it. Its links and menus are
 * handled by SoftLinkNavigation and MenuBehaviour, which listen on the document.
 */
export function StaticMarkup({
  part,
  name,
  valuationUrl,
}: {
  part: ShellPart
  name: string
  /** The URL of an outside valuation tool; absent for the site's own. */
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

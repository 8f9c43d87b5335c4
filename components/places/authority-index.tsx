'use client'

import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { slugify } from '@/lib/format/slug'

interface AuthorityIndexProps {
  /** In alphabetical order. */
  names: readonly string[]
  /** The authorities that have no page, and so no link (EA-09). */
  namesWithoutPage: readonly string[]
}

/** This is a client component, so that the page's flight data hold 340 names as props and not as elements (P2b). */
export function AuthorityIndex({ names, namesWithoutPage }: AuthorityIndexProps) {
  const letters = [...new Set(names.map((name) => name.charAt(0)))]
  const toAnchor = (letter: string) => `letter-${letter.toLowerCase()}`
  return (
    <>
      <nav aria-label="Letters" className="a-to-z-letters">
        {letters.map((letter) => (
          <a key={letter} href={`#${toAnchor(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className="a-to-z-groups">
        {letters.map((letter) => (
          <FoldOnPhones key={letter} summary={<h3 id={toAnchor(letter)}>{letter}</h3>}>
            <ul>
              {names
                .filter((name) => name.startsWith(letter))
                .map((name) => (
                  <li key={name}>
                    {namesWithoutPage.includes(name) ? (
                      <span>{name}</span>
                    ) : (
                      <InternalLink href={routes.estateAgents(slugify(name))}>{name}</InternalLink>
                    )}
                  </li>
                ))}
            </ul>
          </FoldOnPhones>
        ))}
      </div>
    </>
  )
}

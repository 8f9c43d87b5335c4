import { routes } from '@/lib/config/routes'
import { localAuthorities, type LocalAuthority } from '@/lib/places/local-authorities'
import './a-to-z.css'
import { SoftLink } from '@/components/ui/soft-link'

const authoritiesByLetter = new Map<string, LocalAuthority[]>()
for (const authority of localAuthorities) {
  const letter = authority.name[0] ?? ''
  authoritiesByLetter.set(letter, [...(authoritiesByLetter.get(letter) ?? []), authority])
}

/** All local authorities from A to Z; six of them have no page and no link (EA-07 … EA-09). */
export function AuthoritiesAToZ() {
  return (
    <section aria-labelledby="a-to-z" className="a-to-z wrap-page py-12">
      <h2 id="a-to-z">Estate agents from A to Z</h2>
      <p className="mt-2 max-w-3xl text-muted">
        By local authority. The districts of Devon, Kent and Leicestershire are on the pages of their
        counties.
      </p>
      <nav aria-label="Letters" className="a-to-z-letters">
        {[...authoritiesByLetter.keys()].map((letter) => (
          <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className="a-to-z-groups">
        {[...authoritiesByLetter].map(([letter, authorities]) => (
          <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`}>
            <h3 id={`letter-${letter.toLowerCase()}`}>{letter}</h3>
            <ul>
              {authorities.map(({ name, slug, hasPage }) => (
                <li key={slug}>
                  {hasPage ? (
                    <SoftLink href={routes.estateAgents(slug)}>{name}</SoftLink>
                  ) : (
                    <span>{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

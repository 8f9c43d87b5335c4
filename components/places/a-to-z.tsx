import { routes } from '@/lib/config/routes'
import { localAuthorities, type LocalAuthority } from '@/lib/places/local-authorities'
import { PhoneFold } from '@/components/ui/phone-fold'
import { SoftLink } from '@/components/ui/soft-link'
import './a-to-z.css'

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
        By local authority. Devon, Kent and Leicestershire have one page each.
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
          <PhoneFold key={letter} summary={<h3 id={`letter-${letter.toLowerCase()}`}>{letter}</h3>}>
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
          </PhoneFold>
        ))}
      </div>
    </section>
  )
}

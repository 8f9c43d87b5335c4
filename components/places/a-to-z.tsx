import { localAuthorities } from '@/lib/places/local-authorities'
import { AuthorityIndex } from './authority-index'
import './a-to-z.css'

const names = localAuthorities.map(({ name }) => name)
const namesWithoutPage = localAuthorities.filter(({ hasPage }) => !hasPage).map(({ name }) => name)

/** All local authorities from A to Z; six of them have no page and no link (EA-07 … EA-09). */
export function AuthoritiesAToZ() {
  return (
    <section aria-labelledby="a-to-z" className="a-to-z wrap-page py-12">
      <h2 id="a-to-z">Estate agents from A to Z</h2>
      <p className="mt-2 max-w-3xl text-muted">
        By local authority. Devon, Kent and Leicestershire have one page each.
      </p>
      <AuthorityIndex names={names} namesWithoutPage={namesWithoutPage} />
    </section>
  )
}
